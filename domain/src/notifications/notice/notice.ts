import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Id, Time } from "../../shared/value";

/** How long a notice is kept. */
export const NOTICES_KEPT_MS = 90 * 86_400_000;

/** What a notice is about: what a setting of the team tells, or what concerns the member alone. */
export const NOTICE_KINDS = ["setting", "todo_reminder", "todo_assigned", "mention"] as const;

/** A notification in the app, of one member. Its id derives from what it tells. */
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
  /** Who has the record that a setting tells of, if anybody has. */
  assignee: z.string().default(""),
  read_at: Time.nullable(),
  created_at: Time,
});
export type Notice = z.infer<typeof Notice>;

/** A notice as its reader sees it; `record` is null where there is none, it is gone, or not theirs to see any more. */
export const NoticeView = Notice.omit({ user_id: true, record_id: true }).extend({
  record: z.object({ id: Id, entity_type: EntityId, label: z.string() }).nullable(),
});
export type NoticeView = z.infer<typeof NoticeView>;
