import { z } from "zod";
import { Id } from "../shared/value";

/** Something that counts on members, such as a booking page that they take meetings on, or a router that gives them leads. */
export const Duty = z.object({
  id: Id,
  type: z.enum(["booking-page", "router"]),
  title: z.string(),
  member_ids: z.array(Id),
  /** The booking pages that were made for a router's groups: who takes meetings there is known by the router. */
  page_ids: z.array(Id).default([]),
});
export type Duty = z.infer<typeof Duty>;

/** What keeps a member from being deactivated, as the admin is told. */
export const DutyView = Duty.pick({ id: true, type: true, title: true });
