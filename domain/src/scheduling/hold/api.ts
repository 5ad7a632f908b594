import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { AnyTime, Id, Time, Token } from "../../shared/value";

/** A visitor keeps a time while they fill in the form; who has no hold may book all the same. */
export const holdApi = {
  holdTime: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/booking/{id}/holds",
      summary: "Keep a time for a few minutes, or go on keeping it",
      successStatus: 201,
    },
    { ratePerMinute: 30 },
  )
    .input(
      z.object({
        params: z.object({ id: Id }),
        body: z.object({
          /** Of the visitor's own making. The same id again moves or renews the hold: it never keeps two times. */
          hold_id: z.uuid(),
          start: AnyTime,
          end: AnyTime,
          plan_id: Token(64).optional(),
          organizer_id: Id.optional(),
        }),
      }),
    )
    .output(z.object({ hold_id: z.uuid(), expires_at: Time })),

  releaseTime: endpoint(
    "public",
    {
      method: "DELETE",
      path: "/public/booking/{id}/holds/{holdId}",
      summary: "Let a kept time go",
      successStatus: 204,
    },
    { ratePerMinute: 60 },
  )
    .input(z.object({ params: z.object({ id: Id, holdId: z.uuid() }) }))
    .output(z.void()),
};
