import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toRange } from "@dure/domain/scheduling/slots/interval";
import { requestedRange } from "@dure/domain/scheduling/slots/slots";
import type { Verb } from "../../platform/http/endpoint";
import { freeTimes } from "../booking-page/free-times";
import { disconnectedAsConflict } from "../scheduled-event/disconnected-as-conflict";
import { openEvent } from "../scheduled-event/open-event";
import { openMove } from "../scheduled-event/open-move";
import { freeSuggestedTimes, openSuggestedMove } from "./open-suggested-move";

/** The times that an invitee can move their event to, by its secret. */
export const listPublicEventSlots: Verb<typeof schedulingApi.listPublicEventSlots> = async (
  { now },
  { params, query },
) => {
  const { teamId, event } = await openEvent(params.uuid);
  const range = requestedRange(query);
  const times = async () => {
    if (event.timeslots.type === "onetime")
      return freeSuggestedTimes(await openSuggestedMove(teamId, event, now), range, now);
    const { query: pageQuery, hosts } = await openMove(teamId, event, now);
    return freeTimes(pageQuery, hosts, range);
  };
  return { slots: (await disconnectedAsConflict(times())).map(toRange) };
};
