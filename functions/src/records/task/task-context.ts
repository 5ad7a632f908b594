import type { Task } from "@dure/domain/records/task/task";
import { readCaller } from "../../platform/auth/caller-store";
import { type Context, systemContext } from "../../platform/context";

/**
 * The context of the member who started the task, with the team's current settings; undefined if that member is no
 * longer active.
 */
export async function taskContext(teamId: string, task: Task): Promise<Context | undefined> {
  const { team, user, flags } = await readCaller(teamId, task.actor.id);
  if (user?.team_member_status !== "ACTIVE" || team.state === "disabled") return undefined;
  return {
    ...systemContext(teamId, `task-${task.id}`),
    actor: task.actor,
    caller: { team, user, flags, emailVerified: true, session: undefined },
    locale: task.locale,
    timeZone: task.time_zone,
  };
}
