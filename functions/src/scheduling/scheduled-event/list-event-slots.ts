import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toRange } from "@dure/domain/scheduling/slots/interval";
import { requestedRange } from "@dure/domain/scheduling/slots/slots";
import type { Verb } from "../../platform/http/endpoint";
import { freeTimes } from "../booking-page/free-times";
import { freeTimesOfHosts, openSuggestedMove } from "../suggestion/open-suggested-move";
import { disconnectedAsConflict } from "./disconnected-as-conflict";
import { openMove } from "./open-move";
import { getEvent } from "./scheduled-event-store";
import { assertMayChange } from "./shown-event";

/** The times at which all hosts of an event are free, its own time included; for those who may move it. */
export const listEventSlots: Verb<typeof schedulingApi.listEventSlots> = async (ctx, { params, query }) => {
  const event = await getEvent(ctx.teamId, params.id);
  assertMayChange(ctx, event);
  const range = requestedRange(query);
  if (event.timeslots.type === "onetime") {
    const move = await openSuggestedMove(ctx.teamId, event, ctx.now);
    return { slots: (await disconnectedAsConflict(freeTimesOfHosts(move, range, ctx.now))).map(toRange) };
  }
  const { query: pageQuery, hosts } = await openMove(ctx.teamId, event, ctx.now);
  const slots = await disconnectedAsConflict(freeTimes(pageQuery, hosts, range));
  return { slots: slots.map(toRange) };
};
