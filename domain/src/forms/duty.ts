import { z } from "zod";
import { Id } from "../shared/value";
import { DutyView } from "../teams/activation-api";

/** A booking page or a router, with the members it counts on: hosts of meetings, or members who are given leads. */
export const Duty = DutyView.extend({
  member_ids: z.array(Id),
  /** The booking pages made for a router's groups. Their hosts are changed in the router. */
  page_ids: z.array(Id).default([]),
});
export type Duty = z.infer<typeof Duty>;
