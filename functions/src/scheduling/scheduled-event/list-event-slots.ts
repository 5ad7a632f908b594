import type { schedulingApi } from "@dure/domain/scheduling/api";
import { assertHost } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { toRange } from "@dure/domain/scheduling/slots/interval";
import { askedRange } from "@dure/domain/scheduling/slots/slots";
import type { Verb } from "../../platform/http/endpoint";
import { freeTimes } from "../booking-page/free-times";
import { disconnectedAsConflict } from "./disconnected";
import { openMove } from "./open-move";
import { getEvent } from "./scheduled-event-store";

/** The times at which all who have an event are free; its own time is one of them. For those who may move it. */
export const listEventSlots: Verb<typeof schedulingApi.listEventSlots> = async (ctx, { params, query }) => {
  const event = await getEvent(ctx.teamId, params.id);
  assertHost(event, ctx.actor);
  const { asked, hosts } = await openMove(ctx.teamId, event, ctx.now);
  const slots = await disconnectedAsConflict(freeTimes(asked, hosts, askedRange(query)));
  return { slots: slots.map(toRange) };
};
