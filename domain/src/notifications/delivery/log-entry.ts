import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Id } from "../../shared/value";
import { Delivery } from "./delivery";

/** A notification in the log. `record` is null if it was deleted or the reader may not see it. */
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
