import { randomUUID } from "node:crypto";
import type { DomainEvent, OutboxEvent } from "@dure/domain/events";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { Context } from "../context";
import { inTeam } from "../firebase";
import { currentTraceparent } from "../telemetry/trace";
import { trackChange } from "../transaction/recent-writes";
import { saveAudit, subjectOf } from "./audit-store";
import { eventTime } from "./event-time";

const DAY_MS = 86_400_000;
const EVENTS_KEPT_MS = 30 * DAY_MS;
const CHANGES_KEPT_MS = DAY_MS;

/** The limits of one document of the outbox: its events, and their length together, in characters of JSON. */
const MAX_EVENTS = 100;
const MAX_CHARACTERS = 250_000;

/** Longer events are stored in a separate document, since the outbox's trigger gets the whole content of a document. */
const INLINE_CHARACTERS = 20_000;

/**
 * Writes a transaction's events to the audit log, one entry each, and to the outbox, many to a document. `changes` gets
 * their ids, for the read model, which queries them by Firestore's commit time. `signals`, which every member's browser
 * reads, gets only their types: an id would reveal a record that the member may not see.
 */
export function saveEvents(tx: Transaction, ctx: Context, events: readonly DomainEvent[]): void {
  if (events.length === 0) return;
  const { id: actorId, name, role, type, tool } = ctx.actor;
  const actor = { id: actorId, name, role, ...(type && { type }), ...(tool && { tool }) };
  const at = eventTime(ctx.now, events);
  const origin = { at, locale: ctx.locale, actor };
  const id = `${at.replaceAll(/\D/g, "")}-${randomUUID()}`;
  for (const [place, part] of outboxParts(events).entries()) {
    const entries = part.map((event, index) => ({ ...event, ...origin, id: eventId(`${id}-${place}`, index) }));
    for (const entry of entries) saveAudit(tx, ctx, entry);
    saveOutbox(tx, ctx, `${id}-${place}`, entries);
  }
  trackChange(tx, ctx.teamId, id);
  const committed = { committed_at: FieldValue.serverTimestamp(), expires_at: expiry(ctx.now, CHANGES_KEPT_MS) };
  const changes = events.map((event) => ({ type: event.type, id: subjectOf(event) }));
  tx.create(inTeam(ctx.teamId, "changes").doc(id), { changes, at, ...committed });
  const types = [...new Set(events.map(({ type }) => type))];
  tx.create(inTeam(ctx.teamId, "signals").doc(), { types, ...committed });
}

function saveOutbox(tx: Transaction, ctx: Context, id: string, entries: OutboxEvent[]): void {
  // As JSON: no query needs the values, and indexing each of them would be expensive.
  const body = { events: JSON.stringify(entries), expires_at: expiry(ctx.now, EVENTS_KEPT_MS) };
  const types = [...new Set(entries.map(({ type }) => type))];
  const isInline = body.events.length <= INLINE_CHARACTERS;
  if (!isInline) tx.create(inTeam(ctx.teamId, "event-bodies").doc(id), body);
  const traceparent = currentTraceparent();
  tx.create(inTeam(ctx.teamId, "events").doc(id), {
    types,
    ...(traceparent && { traceparent }),
    ...(isInline ? body : { expires_at: body.expires_at }),
  });
}

/** Splits events into documents: a document has a limit of a megabyte, and each of them triggers a function. */
function outboxParts(events: readonly DomainEvent[]): DomainEvent[][] {
  const parts: DomainEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const size = JSON.stringify(event).length;
    const open = parts.at(-1);
    const fits = open !== undefined && open.length < MAX_EVENTS && size <= room;
    if (fits) open.push(event);
    else parts.push([event]);
    room = (fits ? room : MAX_CHARACTERS) - size;
  }
  return parts;
}

/** The events of a document of the outbox; none once it has expired. */
export async function readEvents(teamId: string, id: string): Promise<OutboxEvent[]> {
  const doc = await inTeam(teamId, "events").doc(id).get();
  if (!doc.exists) return [];
  const text = doc.get("events") ?? (await inTeam(teamId, "event-bodies").doc(id).get()).get("events");
  return JSON.parse(text ?? "[]");
}

/** An event's id begins with the id of the document that holds it. */
const eventId = (documentId: string, index: number): string => `${documentId}-${index}`;

/** An event of the outbox; undefined once it has expired. */
export async function readEvent(teamId: string, id: string): Promise<OutboxEvent | undefined> {
  const events = await readEvents(teamId, id.slice(0, id.lastIndexOf("-")));
  return events.find((event) => event.id === id);
}

/** A Date, unlike every other time: Firestore's time-to-live policies read nothing else. */
const expiry = (now: string, keptMs: number) => new Date(Date.parse(now) + keptMs);
