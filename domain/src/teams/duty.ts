import { z } from "zod";
import { Id } from "../shared/value";

/** Something that counts on members, such as a booking page that they take meetings on, or a router that gives them leads. */
export const Duty = z.object({
  id: Id,
  type: z.enum(["booking-page", "router"]),
  title: z.string(),
  member_ids: z.array(Id),
});
export type Duty = z.infer<typeof Duty>;

/** What keeps a member from being deactivated, as the admin is told. */
export const DutyView = Duty.omit({ member_ids: true });
