import { enqueue } from "../../platform/jobs/enqueue";
import { dueReminders } from "../../records/todo/todo-store";
import { remindOfTodo } from "./remind-of-todo";

/** A reminder whose job was lost gets another one after this time. */
const AGAIN_MS = 5 * 60_000;

/**
 * Queues the reminders of all teams' tasks whose time has come.
 * @param time the scheduled time; a second scheduler at the same minute queues nothing more
 */
export async function queueTodoReminders(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const round = Math.floor(Date.parse(now) / AGAIN_MS);
  for await (const page of dueReminders(now))
    await Promise.all(
      page.map(({ teamId, id, remindAt }) =>
        enqueue(remindOfTodo, {
          teamId,
          payload: { id, remind_at: remindAt },
          id: `todo-reminder-${teamId}-${id}-${remindAt}-${round}`,
        }),
      ),
    );
}
