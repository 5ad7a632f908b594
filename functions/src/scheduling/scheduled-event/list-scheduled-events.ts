import type { schedulingApi } from "@dure/domain/scheduling/api";
import { findLink } from "../../platform/firestore/link-store";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { viewerOf } from "../../records/record/visible-record";
import { findEvents } from "./scheduled-event-store";
import { showEvent } from "./shown-event";

const cursors = pageCursor("scheduled-events", Place);

export const listScheduledEvents: Verb<typeof schedulingApi.listScheduledEvents> = async (ctx, { query }) => {
  const { from, to, router_linkId: linkId, order, page_count: limit } = query;
  const hostId = viewerOf(ctx)?.id ?? query.host_id;
  if (query.host_id !== undefined && query.host_id !== hostId) return { data: [], cursor: null, is_last: true };
  const isRouter = linkId !== undefined && (await findLink(linkId, "router")) !== undefined;
  const booked = isRouter ? { routerId: linkId } : { pageId: linkId };
  const after = cursors.placeIn(ctx.teamId, query.cursor);
  const { events, next } = await findEvents(ctx.teamId, { from, to, ...booked, hostId, order, after, limit });
  return { data: events.map((event) => showEvent(ctx, event)), ...cursors.pageEnd(ctx.teamId, next) };
};
