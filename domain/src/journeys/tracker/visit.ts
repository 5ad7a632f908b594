import { z } from "zod";
import { cutText } from "../../shared/text";
import { UTM_NAMES } from "../../shared/utm-names";
import { Time } from "../../shared/value";
import { isAllowed, partsOf } from "./site";
import type { TrackedBatch, TrackedEvent } from "./tracked-batch";

/** An event that waited longer in an offline browser is dated to this long ago. */
const MAX_AGE_MS = 86_400_000;
const MAX_KEPT = 2_000;

const common = { id: z.string(), page_id: z.string(), at: Time, url: z.string() };

/** An event of a visit, as it is kept. Addresses have no query and no fragment: both may be secret. */
export const VisitEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("page"),
    ...common,
    title: z.string(),
    referrer: z.string(),
    utm: z.partialRecord(z.enum(UTM_NAMES), z.string()),
  }),
  z.object({ type: z.literal("exit"), ...common, stay_seconds: z.number(), depth: z.int() }),
  z.object({
    type: z.literal("click"),
    ...common,
    element: z.enum(["link", "button"]),
    text: z.string(),
    href: z.string(),
  }),
  z.object({ type: z.literal("form_start"), ...common, form: z.string() }),
]);
export type VisitEvent = z.infer<typeof VisitEvent>;

/** The events of one post. Parts are append-only, so no two posts change the same document. */
export const VisitPart = z.object({
  visitor_id: z.string(),
  received_at: Time,
  /** The location as Firebase Hosting reports it; the IP address is not stored. */
  country: z.string(),
  region: z.string(),
  events: z.array(VisitEvent),
});
export type VisitPart = z.infer<typeof VisitPart>;

type Arrival = { now: string; country: string; region: string; sites: readonly string[] };

/**
 * Converts a post for storage. An event's time is the server's time minus the event's age on the browser's clock, so a
 * wrong clock does no harm. Events on websites that the team does not track are dropped.
 * @returns undefined if no event is left
 */
export function toVisitPart(batch: TrackedBatch, { now, country, region, sites }: Arrival): VisitPart | undefined {
  const nowMs = Date.parse(now);
  const events = batch.events.flatMap((event) => {
    const ageMs = Math.min(Math.max(batch.sent_at - event.at, 0), MAX_AGE_MS);
    const kept = toVisitEvent(event, new Date(nowMs - Math.round(ageMs)).toISOString(), sites);
    return kept ? [kept] : [];
  });
  return events.length > 0 ? { visitor_id: batch.visitor_id, received_at: now, country, region, events } : undefined;
}

function toVisitEvent(event: TrackedEvent, at: string, sites: readonly string[]): VisitEvent | undefined {
  const page = partsOf(event.url);
  if (!page || !isAllowed(page.host, sites)) return undefined;
  const { id, page_id } = event;
  const kept = { id, page_id, at, url: bare(event.url) };
  switch (event.type) {
    case "page":
      return { ...kept, type: "page", title: event.title, referrer: bare(event.referrer), utm: utmIn(page.query) };
    case "exit":
      return { ...kept, type: "exit", stay_seconds: Math.round(event.stay_ms / 1000), depth: Math.round(event.depth) };
    case "click":
      return { ...kept, type: "click", element: event.element, text: event.text, href: bare(event.href) };
    case "form_start":
      return { ...kept, type: "form_start", form: event.form };
  }
}

/** A URL without its query and fragment; "" if it is not a URL. */
function bare(address: string): string {
  const parts = partsOf(address);
  return parts ? cutText(`${parts.origin}${parts.path}`, MAX_KEPT) : "";
}

function utmIn(query: string): Partial<Record<(typeof UTM_NAMES)[number], string>> {
  const asked = new Map(query.split("&").map((pair) => [pair.split("=", 1)[0], pair.slice(pair.indexOf("=") + 1)]));
  return Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = decoded(asked.get(name) ?? "");
      return value ? [[name, value]] : [];
    }),
  );
}

function decoded(value: string): string {
  try {
    const text = decodeURIComponent(value.replaceAll("+", " "));
    return [...text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, " ").trim()].slice(0, 300).join("");
  } catch {
    return "";
  }
}
