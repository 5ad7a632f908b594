import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { AnyTime, Id, Time, Token } from "../../shared/value";
import { REFUSALS } from "../slots/explain-time";

/** Why an organizer does not take a meeting at a time; `from` and `to` are the time that blocks it. */
const Reason = z.object({
  reason: z.enum([...REFUSALS, "calendar_disconnected"]),
  from: Time.nullable(),
  to: Time.nullable(),
});
export type ExplainedReason = z.infer<typeof Reason>;

export const Explanation = z.object({
  offered: z.boolean(),
  /** Whether the page takes bookings at all. */
  state: z.string(),
  hosts: z.array(z.object({ id: Id, name: z.string(), reasons: z.array(Reason) })),
});
export type Explanation = z.infer<typeof Explanation>;

export const explanationApi = {
  explainTime: endpoint("member", {
    method: "GET",
    path: "/multi-use/{id}/explanation",
    summary: "Why a booking page offers a time or not",
  })
    .input(
      z.object({
        params: z.object({ id: Id }),
        query: z.object({ start: AnyTime, plan_id: Token(64).optional() }),
      }),
    )
    .output(Explanation),
};
