import { randomUUID } from "node:crypto";
import type { DomainEvent, OutboxEvent } from "@dure/domain/events";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { Context } from "../context";
import { inTeam } from "../firebase";

const DAY_MS = 86_400_000;
/** A year and a day: seals of the log count from the commit, which comes after the request (docs/audit.md). */
const KEPT_MS = 366 * DAY_MS;

/**
 * Writes an event's entry of the audit log. The change itself is JSON; the log is queried by the other fields.
 * `committed_at` is Firestore's time: no later commit has an earlier one, so the log is sealed by it.
 */
export function saveAudit(tx: Transaction, ctx: Context, event: OutboxEvent): void {
  tx.create(inTeam(ctx.teamId, "audit").doc(event.id), toEntry(ctx, event));
}

/**
 * Writes an audit entry without an event, for an action that changes nothing, such as a read: no reaction runs, and no
 * browser reloads anything.
 */
export async function auditRead(ctx: Context, event: DomainEvent): Promise<void> {
  const id = `${ctx.now.replaceAll(/\D/g, "")}-${randomUUID()}`;
  const read: OutboxEvent = { ...event, id, at: ctx.now, locale: ctx.locale, actor: ctx.actor };
  await inTeam(ctx.teamId, "audit").doc(id).create(toEntry(ctx, read));
}

function toEntry(ctx: Context, event: OutboxEvent) {
  const { id, type, at, locale, actor, ...change } = event;
  return {
    id,
    type,
    subject_id: subjectOf(event),
    record_id: recordOf(event),
    change: JSON.stringify(change),
    at,
    actor,
    locale,
    ip: ctx.address,
    request_id: ctx.requestId,
    committed_at: FieldValue.serverTimestamp(),
    // A Date, unlike every other time: Firestore's time-to-live policies read nothing else.
    expires_at: new Date(Date.parse(at) + KEPT_MS),
  };
}

/**
 * The record whose timeline shows an event of another document: the document belongs to it, or was merged or unmerged.
 */
function recordOf(event: DomainEvent): string | null {
  if ("merged_into" in event) return event.merged_into;
  if ("unmerged_from" in event) return event.unmerged_from;
  const subject = event.after ?? event.before;
  return subject !== null && "record_id" in subject && typeof subject.record_id === "string" ? subject.record_id : null;
}

/** The id of an event's subject. */
export function subjectOf({ after, before }: DomainEvent): string {
  const subject = after ?? before;
  if (subject === null) return "";
  if ("id" in subject) return subject.id;
  return "user_id" in subject ? subject.user_id : subject.team_id;
}
