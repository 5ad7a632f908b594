import { z } from "zod";
import { Time } from "../../shared/value";
import { VisitEvent, type VisitPart } from "./visit";

/** A session ends when nothing happens for this long. */
const IDLE_MS = 30 * 60_000;

/** A visit of a website (docs/product/journeys.md#sessions). */
export const Session = z.object({
  visitor_id: z.string(),
  /** The id of its first event. */
  session_id: z.string(),
  start_time: Time,
  /** How long its pages were visible, in seconds. */
  total_duration: z.number(),
  country: z.string(),
  region: z.string(),
  /** In the order of time. */
  events: z.array(VisitEvent),
});
export type Session = z.infer<typeof Session>;

type Placed = { event: VisitEvent; part: VisitPart };

/**
 * Builds a visitor's sessions, newest first. A repeated event counts once, as first received.
 * @param parts of one visitor, in any order
 */
export function sessionsOf(parts: readonly VisitPart[]): Session[] {
  const placed = new Map<string, Placed>();
  for (const part of [...parts].sort((a, b) => a.received_at.localeCompare(b.received_at)))
    for (const event of part.events) if (!placed.has(event.id)) placed.set(event.id, { event, part });
  // The sort is stable: events with equal times stay in the order in which they arrived.
  const ordered = [...placed.values()].sort((a, b) => a.event.at.localeCompare(b.event.at));
  const runs: Placed[][] = [];
  let endMs = Number.NEGATIVE_INFINITY;
  for (const one of ordered) {
    const open = runs.at(-1);
    if (open && beginMs(one.event) - endMs <= IDLE_MS) open.push(one);
    else runs.push([one]);
    endMs = Date.parse(one.event.at);
  }
  return runs.flatMap((run) => toSession(run) ?? []).reverse();
}

/** When an event's activity began: an exit event covers the time during which the page was read before it. */
const beginMs = (event: VisitEvent): number =>
  Date.parse(event.at) - (event.type === "exit" ? event.stay_seconds * 1000 : 0);

function toSession(run: readonly Placed[]): Session | undefined {
  const [first] = run;
  if (!first) return undefined;
  const { visitor_id, country, region } = first.part;
  const events = run.map(({ event }) => event);
  const { id, at } = first.event;
  return { visitor_id, session_id: id, start_time: at, total_duration: staySeconds(events), country, region, events };
}

const staySeconds = (events: readonly VisitEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === "exit" ? event.stay_seconds : 0), 0);
