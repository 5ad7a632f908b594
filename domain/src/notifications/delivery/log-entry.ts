import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Id } from "../../shared/value";
import { Delivery } from "./delivery";

/** What the log says of a notification. `record` is null where it is gone, or not the reader's to see. */
export const LogEntry = Delivery.pick({
  id: true,
  setting_id: true,
  due_day: true,
  via: true,
  state: true,
  reason: true,
  error: true,
  created_at: true,
  sent_at: true,
}).extend({ record: z.object({ id: Id, entity_type: EntityId, label: z.string() }).nullable() });
export type LogEntry = z.infer<typeof LogEntry>;
