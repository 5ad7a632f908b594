import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toRange } from "@dure/domain/scheduling/interval";
import { askedRange } from "@dure/domain/scheduling/slots";
import type { Verb } from "../../platform/endpoint";
import { freeTimes } from "./free-times";

/** What a page with these options would offer, the caller being its organizer: only their own accounts are asked. */
export const previewTimeSlots: Verb<typeof schedulingApi.previewTimeSlots> = async (ctx, { body }) => {
  const host = { teamId: ctx.teamId, hostId: ctx.actor.id, options: body.options };
  const free = await freeTimes(host, askedRange(body), Date.parse(ctx.now));
  return { slots: free.map(toRange) };
};
