import { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { type Place, readPage } from "../../platform/firestore/read-page-store";

const events = (teamId: string) => inTeam(teamId, "scheduled-events");

function toEvent(doc: DocumentSnapshot): ScheduledEvent {
  if (!doc.exists) throw new AppError("NOT_FOUND", schedulingTexts.eventNotFound);
  return ScheduledEvent.parse({ ...doc.data(), id: doc.id });
}

/** @throws NOT_FOUND */
export const getEvent = async (teamId: string, id: string): Promise<ScheduledEvent> =>
  toEvent(await events(teamId).doc(id).get());

/** @throws NOT_FOUND */
export const readScheduledEvent = async (tx: Transaction, teamId: string, id: string): Promise<ScheduledEvent> =>
  toEvent(await tx.get(events(teamId).doc(id)));

/** The events with these ids; missing ones are left out. */
export async function findEventsById(teamId: string, ids: readonly string[]): Promise<ScheduledEvent[]> {
  if (ids.length === 0) return [];
  const docs = await firestore.getAll(...ids.map((id) => events(teamId).doc(id)));
  return docs.filter(({ exists }) => exists).map(toEvent);
}

export function saveEvent(tx: Transaction, teamId: string, { id, ...fields }: ScheduledEvent): void {
  tx.set(events(teamId).doc(id), fields);
}

/** All events of a session, canceled ones too. */
export async function findSessionEvents(teamId: string, sessionId: string): Promise<ScheduledEvent[]> {
  const found = await events(teamId).where("session_id", "==", sessionId).get();
  return found.docs.map(toEvent);
}

type Listed = {
  from?: string | undefined;
  to?: string | undefined;
  pageId?: string | undefined;
  /** The router whose submissions led to the bookings. */
  routerId?: string | undefined;
  hostId?: string | undefined;
  order: "asc" | "desc";
  after?: Place | undefined;
  limit: number;
};

/** Events that start at `from` or later and before `to`, sorted by their start. */
export async function findEvents(
  teamId: string,
  { from, to, pageId, routerId, hostId, order, after, limit }: Listed,
): Promise<{ events: ScheduledEvent[]; next: Place | undefined }> {
  let found: Query = events(teamId);
  if (pageId) found = found.where("page_id", "==", pageId);
  if (routerId) found = found.where("submission.router_id", "==", routerId);
  if (hostId) found = found.where("host_ids", "array-contains", hostId);
  if (from) found = found.where("date_range.start", ">=", from);
  if (to) found = found.where("date_range.start", "<", to);
  const { docs, next } = await readPage(found, { field: "date_range.start", direction: order, after, limit });
  return { events: docs.map(toEvent), next };
}

const PENDING_AT_ONCE = 100;

/** The events of all teams that wait for approval and started in a period (UTC), by their start, page by page. */
export async function* pendingEvents(started: {
  after: string;
  until: string;
}): AsyncGenerator<{ teamId: string; id: string }[]> {
  const found = firestore
    .collectionGroup("scheduled-events")
    .where("approval", "==", "pending")
    .where("date_range.start", ">", started.after)
    .where("date_range.start", "<=", started.until)
    .orderBy("date_range.start")
    .select("date_range.start");
  for await (const page of pagesOf(found, PENDING_AT_ONCE))
    yield page.map(({ id, ref }) => ({ teamId: ref.parent.parent?.id ?? "", id }));
}

/** The ids of the events of a lead or deal. */
export async function findEventIdsOf(teamId: string, recordId: string): Promise<string[]> {
  const found = await events(teamId).where("record_id", "==", recordId).select().get();
  return found.docs.map(({ id }) => id);
}

/** The most meetings that are listed for one lead or deal. */
const MAX_OF_RECORD = 200;

/** The events of a lead or deal, in no order. */
export async function findEventsOf(teamId: string, recordId: string): Promise<ScheduledEvent[]> {
  const found = await events(teamId).where("record_id", "==", recordId).limit(MAX_OF_RECORD).get();
  return found.docs.map(toEvent);
}

/** A host's events with a calendar that could not be written, or refused them. */
export async function findFailedEvents(teamId: string, hostId: string): Promise<ScheduledEvent[]> {
  const found = await events(teamId)
    .where("host_ids", "array-contains", hostId)
    .where("calendar_state", "in", ["failed", "refused"])
    .get();
  return found.docs.map(toEvent);
}
