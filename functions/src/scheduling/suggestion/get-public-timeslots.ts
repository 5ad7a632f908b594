import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { openPage, openState, toPublicPage } from "../booking-page/open-page";
import { publicSuggestion } from "./get-suggestion";

/** A suggestion with its times, or a booking page without times, since those are requested by range. */
export const getPublicTimeslots: Verb<typeof schedulingApi.getPublicTimeslots> = async (ctx, { query }) => {
  if (query.type === "onetime") return { type: "onetime", onetime: await publicSuggestion(query.id, ctx.now) };
  const open = await openPage(query.id);
  const nowMs = Date.parse(ctx.now);
  return { type: "multi-use", page: toPublicPage(open, openState(open, nowMs), nowMs) };
};
