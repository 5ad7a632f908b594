import { readPeople } from "../../platform/auth/caller-store";
import { reaction } from "../../platform/outbox/reaction";
import { readNoticePreferences } from "../notice/notice-preferences-store";
import { createNotice } from "../notice/notice-store";

/** Tells a member of a task that somebody else has given them. The notice's id is the event's, so it comes once. */
export const notifyOfTodo = reaction(
  "notify-of-todo",
  ["todo.created", "todo.changed"],
  async (teamId, { id, at, actor, before, after }) => {
    const { assignee, record_id, title } = after;
    if (assignee === null || assignee === before?.assignee || assignee === actor.id || after.done_at !== null) return;
    const [{ people }, wants] = await Promise.all([
      readPeople(teamId, [assignee]),
      readNoticePreferences(teamId, assignee),
    ]);
    if (people[0]?.team_member_status !== "ACTIVE" || !wants.in_app) return;
    await createNotice(teamId, {
      ...{ id, user_id: assignee, kind: "todo_assigned", setting_id: null, record_id, by: actor.name },
      ...{ title, message: "", read_at: null, created_at: at },
    });
  },
);
