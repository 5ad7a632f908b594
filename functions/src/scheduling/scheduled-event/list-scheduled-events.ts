import type { schedulingApi } from "@dure/domain/scheduling/api";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { Id, Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { findLink } from "../../platform/firestore/link-store";
import type { Verb } from "../../platform/http/endpoint";
import { viewerOf } from "../../records/record/visible-record";
import { findEvents, type Place } from "./scheduled-event-store";
import { showEvent } from "./shown-event";

export const listScheduledEvents: Verb<typeof schedulingApi.listScheduledEvents> = async (ctx, { query }) => {
  const { from, to, router_linkId: linkId, order, page_count: limit } = query;
  const hostId = viewerOf(ctx)?.id ?? query.host_id;
  if (query.host_id !== undefined && query.host_id !== hostId) return { data: [], cursor: null, is_last: true };
  const isRouter = linkId !== undefined && (await findLink(linkId, "router")) !== undefined;
  const booked = isRouter ? { routerId: linkId } : { pageId: linkId };
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const { events, isLast } = await findEvents(ctx.teamId, { from, to, ...booked, hostId, order, after, limit });
  const last = events.at(-1);
  return {
    data: events.map((event) => showEvent(ctx, event)),
    cursor: isLast || !last ? null : `${last.date_range.start}_${last.id}`,
    is_last: isLast,
  };
};

const Cursor = z.tuple([Time, Id]);

/** @throws BAD_REQUEST for a malformed cursor */
function parseCursor(cursor: string): Place {
  const [start, ...id] = cursor.split("_");
  const read = Cursor.safeParse([start, id.join("_")]);
  if (!read.success) throw new AppError("BAD_REQUEST", schedulingTexts.badCursor);
  return { start: read.data[0], id: read.data[1] };
}
