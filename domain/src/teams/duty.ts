import { z } from "zod";
import { Id } from "../shared/value";

/** A booking page or router that depends on members: hosts, or assignees of leads. */
export const Duty = z.object({
  id: Id,
  type: z.enum(["booking-page", "router"]),
  title: z.string(),
  member_ids: z.array(Id),
  /** The booking pages of a router's groups; their hosts are managed in the router. */
  page_ids: z.array(Id).default([]),
});
export type Duty = z.infer<typeof Duty>;

/** A reason why a member cannot be deactivated, as shown to the admin. */
export const DutyView = Duty.pick({ id: true, type: true, title: true });
