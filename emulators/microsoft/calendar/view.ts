import type { StandInRequest } from "../../src/stand-in/request";
import { badRequest } from "../graph-error";
import type { EventFields, GraphTime } from "./event";
import { instantOf } from "./read-event";
import type { Instance } from "./series";

/** Converts an event to Graph's resource: in UTC, with the fields of `$select`. */
export function viewEvent({ id, type, seriesMasterId, fields }: Instance, request: StandInRequest): object {
  const { singleValueExtendedProperties: properties, start, end, isAllDay, ...others } = fields;
  const whole: Record<string, unknown> = {
    type,
    seriesMasterId,
    ...others,
    isAllDay,
    start: viewTime(start, isAllDay),
    end: viewTime(end, isAllDay),
  };
  const selected = request.query.get("$select")?.split(",") ?? Object.keys(whole);
  const shown = Object.fromEntries(Object.entries(whole).filter(([name]) => selected.includes(name)));
  const expanded = expandedProperties(request, properties);
  return {
    "@odata.etag": `W/"${id}"`,
    id,
    ...shown,
    ...(expanded.length > 0 && { singleValueExtendedProperties: expanded }),
  };
}

function viewTime(time: GraphTime, isAllDay: boolean): GraphTime {
  const clock = isAllDay
    ? `${time.dateTime.slice(0, 10)}T00:00:00`
    : new Date(instantOf(time)).toISOString().slice(0, 19);
  return { dateTime: `${clock}.0000000`, timeZone: "UTC" };
}

/** `$expand=singleValueExtendedProperties($filter=id eq '…')` */
function expandedProperties(request: StandInRequest, properties: EventFields["singleValueExtendedProperties"]) {
  const expand = request.query.get("$expand");
  if (!expand) return [];
  const [, wanted] = /^singleValueExtendedProperties\(\$filter=id eq '([^']+)'\)$/.exec(expand) ?? [];
  if (!wanted) return badRequest(`$expand is not served: ${expand}`);
  return properties.filter(({ id }) => id === wanted);
}

const PAGE = 10;

/** A page by `$top` and `$skip`, with the link to the next page. */
export function pageOf<T>(all: T[], request: StandInRequest): { items: T[]; next: string | undefined } {
  const top = Number(request.query.get("$top") ?? PAGE);
  const skip = Number(request.query.get("$skip") ?? 0);
  if (!Number.isInteger(top) || top < 1 || top > 1000) badRequest("$top is not valid.");
  if (skip + top >= all.length) return { items: all.slice(skip), next: undefined };
  const next = new URL(`http://${request.headers.host}${request.path}?${request.query}`);
  next.searchParams.set("$skip", String(skip + top));
  return { items: all.slice(skip, skip + top), next: next.href };
}
