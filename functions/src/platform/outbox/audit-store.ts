import type { DomainEvent, OutboxEvent } from "@dure/domain/events";
import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../context";
import { inTeam } from "../firebase";

/** Writes an event's entry of the audit log. What has changed is JSON; the log is searched by the other fields. */
export function saveAudit(tx: Transaction, ctx: Context, event: OutboxEvent): void {
  const { id, type, at, locale, actor, ...change } = event;
  tx.create(inTeam(ctx.teamId, "audit").doc(id), {
    id,
    type,
    subject_id: subjectOf(event),
    change: JSON.stringify(change),
    at,
    actor,
    locale,
    ip: ctx.address,
    request_id: ctx.requestId,
  });
}

/** The id of what an event is about. */
export function subjectOf({ after, before }: DomainEvent): string {
  const subject = after ?? before;
  if (subject === null) return "";
  if ("id" in subject) return subject.id;
  return "user_id" in subject ? subject.user_id : subject.team_id;
}
