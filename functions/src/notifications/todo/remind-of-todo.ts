import { todoReminder } from "@dure/domain/notifications/notice/todo-reminder";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Todo } from "@dure/domain/records/todo/todo";
import { Id, Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { defineJob } from "../../platform/jobs/define-job";
import { noticeMail } from "../../platform/mail/notice-mail";
import { sendMail } from "../../platform/mail/send-mail";
import { teamUrl } from "../../platform/team-url";
import { readRecords } from "../../records/record/record-store";
import { labelForTeam } from "../../records/record/router-blur";
import { endReminder, findTodo } from "../../records/todo/todo-store";
import { recordUrl } from "../delivery/record-url";
import { readNoticePreferences } from "../notice/notice-preferences-store";
import { createNotice } from "../notice/notice-store";

/**
 * Reminds the assignee of a task, in the app and by mail as they wish. Notice and mail have ids that derive from the
 * task and the reminder's time, so a second run sends nothing. No reminder is sent for a task that is done, moved or
 * gone.
 */
export const remindOfTodo = defineJob(
  "remind-of-todo",
  z.object({ id: Id, remind_at: Time }),
  async (teamId, { id, remind_at }) => {
    const todo = await findTodo(teamId, id);
    if (!todo) return;
    if (todo.done_at === null && todo.remind_at === remind_at) await tell(teamId, todo, remind_at);
    await endReminder(teamId, id, remind_at);
  },
);

async function tell(teamId: string, todo: Todo, remindedAt: string): Promise<void> {
  const { assignee, record_id } = todo;
  if (assignee === null) return;
  const [{ team, user }, [record]] = await Promise.all([
    readCaller(teamId, assignee),
    readRecords(teamId, record_id === null ? [] : [record_id]),
  ]);
  const isGone = record_id !== null && !record;
  if (user?.team_member_status !== "ACTIVE" || isGone) return;
  const viewer = team.row_access === "own" && user.team_member_role !== "ADMIN" ? { id: assignee } : undefined;
  const shown = record && isVisible(record, viewer) ? record : undefined;
  const [wants, locale] = await Promise.all([readNoticePreferences(teamId, assignee), readLanguage(assignee)]);
  const key = `todo-${todo.id}-${remindedAt.replaceAll(/\D/g, "")}`;
  if (wants.in_app)
    await createNotice(teamId, {
      ...{ id: key, user_id: assignee, kind: "todo_reminder", setting_id: null, record_id, by: "" },
      ...{ title: todo.title, message: "", read_at: null, created_at: new Date().toISOString() },
    });
  if (!wants.email) return;
  const label = shown && (await labelForTeam(teamId, shown));
  const url = shown ? recordUrl(team, shown) : teamUrl(team.team_slug, "/tasks");
  await sendMail(teamId, key, noticeMail({ email: user.email }, todoReminder(todo, label, locale), url));
}
