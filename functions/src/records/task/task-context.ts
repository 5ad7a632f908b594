import type { Task } from "@dure/domain/records/task/task";
import { type Context, systemContext } from "../../platform/context";
import { loadInitiator } from "../../teams/api-key/load-initiator";

/**
 * The context of the member or the API key that started the task, with their current role and the team's current settings;
 * undefined if that member is no longer active, or the key no longer opens.
 */
export async function taskContext(teamId: string, task: Task): Promise<Context | undefined> {
  const system = systemContext(teamId, `task-${task.id}`);
  const initiator = await loadInitiator(teamId, task.actor, system.now);
  return initiator && { ...system, ...initiator, locale: task.locale, timeZone: task.time_zone };
}
