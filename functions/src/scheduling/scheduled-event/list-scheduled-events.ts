import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toEventView } from "@dure/domain/scheduling/change-scheduled-event";
import type { Verb } from "../../platform/endpoint";
import { findEvents } from "./scheduled-event-store";

export const listScheduledEvents: Verb<typeof schedulingApi.listScheduledEvents> = async (ctx, { query }) => {
  const { from, to, router_linkId: pageId } = query;
  return { data: (await findEvents(ctx.teamId, { from, to, pageId })).map(toEventView) };
};
