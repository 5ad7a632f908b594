import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Id, Time } from "../../shared/value";

/** How long a notice is kept. */
export const NOTICES_KEPT_MS = 90 * 86_400_000;

/** The kinds of notices: from a setting of the team, or about something that concerns only the member. */
export const NOTICE_KINDS = ["setting", "todo_reminder", "todo_assigned", "mention"] as const;

/** An in-app notification of one member. Its id is derived from its cause, so a repeat creates no second one. */
export const Notice = z.object({
  id: Id,
  user_id: Id,
  kind: z.enum(NOTICE_KINDS).default("setting"),
  setting_id: Id.nullable(),
  record_id: Id.nullable(),
  /** Who gave the task or wrote the memo. */
  by: z.string().default(""),
  /** The setting's title, or the task's. */
  title: z.string(),
  message: z.string(),
  /** The assignee of a setting's record, if it has one. */
  assignee: z.string().default(""),
  read_at: Time.nullable(),
  created_at: Time,
});
export type Notice = z.infer<typeof Notice>;

/**
 * A notice as its reader sees it. `record` is null if there is none, it was deleted, or the reader may no longer see
 * it.
 */
export const NoticeView = Notice.omit({ user_id: true, record_id: true }).extend({
  record: z.object({ id: Id, entity_type: EntityId, label: z.string() }).nullable(),
});
export type NoticeView = z.infer<typeof NoticeView>;
