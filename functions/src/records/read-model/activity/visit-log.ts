import { uuidValue } from "@duckdb/node-api";
import { z } from "zod";
import type { LogTable } from "../log-table/log-table";
import { keyNumber } from "../record-key";
import { sqlTypeOf, timeCell } from "../table";

const text = sqlTypeOf({ as: "id" });
const time = sqlTypeOf({ as: "time" });

/** What the tables need of a post (domain/src/journeys/tracker/visit.ts). */
const Post = z.object({
  visitor_id: z.string(),
  country: z.string(),
  events: z.array(
    z.object({
      ...{ id: z.string(), type: z.string(), at: z.string(), url: z.string() },
      ...{ referrer: z.string().default(""), stay_seconds: z.number().default(0) },
      utm: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/** One row for each event of a visit. `began_at` is `happened_at` minus the seconds that the visitor stayed. */
export const VISIT_LOG: LogTable = {
  name: "visit_events",
  collection: "visits",
  columns: [
    ...["visitor", "event", "page", "source", "campaign", "country"].map((name) => ({ name, type: text })),
    { name: "seconds", type: sqlTypeOf({ as: "number" }) },
    ...["happened_at", "began_at"].map((name) => ({ name, type: time })),
  ],
  key: ["visitor", "event"],
  subject: "visitor",
  toEntry: (doc) => {
    if (typeof doc.gone_visitor === "string") return { gone: doc.gone_visitor };
    const { visitor_id, country, events } = Post.parse(doc);
    return {
      rows: events.map(({ id, type, at, url, referrer, stay_seconds, utm }) => {
        const page = type === "page" ? url : null;
        const source = utm.utm_source ?? cameFrom(referrer, url);
        const began = new Date(Date.parse(at) - stay_seconds * 1000).toISOString();
        const words = [visitor_id, id, page, source, utm.utm_campaign ?? null, country || null];
        return [...words, stay_seconds, timeCell(at), timeCell(began)];
      }),
    };
  },
};

/** The visitors who are known as a record. */
export const VISITOR_LOG: LogTable = {
  name: "visitor_links",
  collection: "visitors",
  columns: [
    { name: "visitor", type: text },
    { name: "record_id", type: text },
    { name: "record", type: sqlTypeOf({ as: "id", refers: "deal" }) },
  ],
  key: ["visitor", "record_id"],
  subject: "record_id",
  toEntry: (doc) => {
    if (typeof doc.gone_record === "string") return { gone: doc.gone_record };
    const record = String(doc.record_id);
    return { rows: [[String(doc.visitor_id), record, uuidValue(keyNumber(record))]] };
  },
};

/** The other site that somebody came from; null for a page of the same one. */
function cameFrom(referrer: string, url: string): string | null {
  const [from, to] = [hostOf(referrer), hostOf(url)];
  return from === null || from === to ? null : from;
}

const hostOf = (address: string): string | null => /^https?:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? null;
