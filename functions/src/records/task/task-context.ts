import type { Task } from "@dure/domain/records/task/task";
import { readCaller } from "../../platform/auth/caller-store";
import { type Caller, type Context, systemContext } from "../../platform/context";
import { keyCaller } from "../../teams/api-key/key-caller";

/**
 * The context of the member or the API key that started the task, with the team's current settings; undefined if that
 * member is no longer active, or the key no longer opens.
 */
export async function taskContext(teamId: string, task: Task): Promise<Context | undefined> {
  const system = systemContext(teamId, `task-${task.id}`);
  const isKey = task.actor.type === "api_key";
  const caller = isKey ? await keyCaller(teamId, task.actor.id, system.now) : await memberCaller(teamId, task.actor.id);
  if (!caller || caller.team.state === "disabled") return undefined;
  return {
    ...system,
    actor: task.actor,
    caller,
    locale: task.locale,
    timeZone: task.time_zone,
  };
}

async function memberCaller(teamId: string, userId: string): Promise<Caller | undefined> {
  const { team, user, flags } = await readCaller(teamId, userId);
  return user?.team_member_status === "ACTIVE"
    ? { team, user, flags, emailVerified: true, session: undefined }
    : undefined;
}
