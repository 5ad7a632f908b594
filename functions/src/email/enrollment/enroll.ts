import { mayEnter, newEnrollment } from "@dure/domain/email/automation/enrollment";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import { findSubmission } from "../../forms/submission/form-submission-store";
import { type Context, systemContext } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findLead } from "../../records/record/record-store";
import { viewerOf } from "../../records/record/visible-record";
import { findAutomation, findVersion } from "../automation/automation-store";
import { publisherContext } from "../automation/publisher-context";
import { areAutomationsRunning } from "../automation/require-automations";
import { enrollmentIdOf, personKeyOf } from "./enrollment-key";
import { getEnrollment, readPastEntry, saveEntry } from "./enrollment-store";
import { queueEnrollment } from "./run-enrollment";

/** `submissionId`: of the form that was submitted, if that is the cause. */
type Cause = { automationId: string; recordId: string; eventId: string; submissionId?: string };

/**
 * Enrolls a lead or deal in an automation, once for each person and event, if the re-entry rule allows it. Nobody
 * enters without the plan, the flag or an active team, or if the submission already led to a booking that ends the
 * automation. A repeated call, or one after a crash before the queue, only queues the first step again.
 */
export async function enroll(teamId: string, cause: Cause): Promise<void> {
  const ctx = systemContext(teamId, "enroll");
  const entered = await transaction(ctx, async (tx) => {
    const enrollment = await enter(tx, ctx, cause);
    return { answer: enrollment, event: [] };
  });
  if (entered?.status === "running") await queueEnrollment(teamId, entered);
}

/** Only records that the publisher may see enter. */
async function enter(tx: Tx, ctx: Context, { automationId, recordId, eventId, submissionId }: Cause) {
  const { teamId, now } = ctx;
  const automation = await findAutomation(tx, teamId, automationId);
  if (automation?.status !== "active" || automation.deleted_at !== null) return undefined;
  const version = await findVersion(teamId, automationId, automation.version);
  const record = await findLead(tx, teamId, await followMergeIn(tx, teamId, recordId));
  if (!version || !record) return undefined;
  const publisher = await publisherContext(ctx, version.published_by);
  if (!areAutomationsRunning(publisher.caller, now) || !isVisible(record, viewerOf(publisher))) return undefined;
  const personKey = personKeyOf(teamId, record);
  const id = enrollmentIdOf(teamId, { automationId, personKey, eventId });
  const known = await getEnrollment(tx, teamId, id);
  if (known) return known;
  // The event of the booking may have been handled first.
  if (submissionId !== undefined && automation.stops_on_booking && (await hasMeeting(tx, teamId, submissionId)))
    return undefined;
  const past = await readPastEntry(tx, teamId, automationId, personKey);
  if (!mayEnter(automation.re_entry, past, now)) return undefined;
  const entry = { id, automation_id: automationId, version: version.version, event_id: eventId };
  const enrollment = newEnrollment({ ...entry, ...personOf(record) }, version.actions[0]?.id ?? null, now);
  saveEntry(tx, teamId, enrollment, personKey);
  return enrollment;
}

const hasMeeting = async (tx: Tx, teamId: string, submissionId: string): Promise<boolean> =>
  Boolean((await findSubmission(tx, teamId, submissionId))?.scheduled_event);

const personOf = ({ id, email }: CrmRecord) => ({ record_id: id, email });
