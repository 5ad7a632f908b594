import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Id, Time } from "../../shared/value";

/** How long a notice is kept. */
export const NOTICES_KEPT_MS = 90 * 86_400_000;

/** A notification in the app, of one member. Its id is its delivery's. */
export const Notice = z.object({
  id: Id,
  user_id: Id,
  setting_id: Id,
  record_id: Id,
  /** The setting's title. */
  title: z.string(),
  message: z.string(),
  read_at: Time.nullable(),
  created_at: Time,
});
export type Notice = z.infer<typeof Notice>;

/** A notice as its reader sees it; `record` is null where it is gone, or not theirs to see any more. */
export const NoticeView = Notice.omit({ user_id: true, record_id: true }).extend({
  record: z.object({ id: Id, entity_type: EntityId, label: z.string() }).nullable(),
});
export type NoticeView = z.infer<typeof NoticeView>;
