import type { FormsEvent } from "@dure/domain/forms/events";
import type { Intake } from "@dure/domain/routing/submission/intake";
import {
  markRowRecorded,
  toIncomingPerson,
  toStoredSubmission,
} from "@dure/domain/routing/submission/record-submission";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { z } from "zod";
import { createLeadsFromSubmissions } from "../../forms/submission/create-leads-from-submissions";
import { withKeyedMutex } from "../../platform/concurrency/with-keyed-mutex";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { waitUntilDue } from "../../platform/jobs/wait-until-due";
import { transaction } from "../../platform/transaction/transaction-store";
import { fitIntoCommit } from "../../records/record/fit-into-commit";
import { distributeLeads } from "./distribute-leads";
import { markRecorded, readUnrecorded, saveRow, unrecordedIds } from "./submission-store";

/** Limits per transaction: submissions, and bytes of their content, from which several documents are made. */
const AT_ONCE = 20;
const MAX_BYTES = 450_000;
/** How long one job works; the next job or the scheduled run continues. */
const JOB_MS = 120_000;

const Payload = z.object({ at: z.string().optional() });

/**
 * Creates the leads of a team's submissions. Each round queries the unrecorded ones, and one transaction creates a lead
 * and marks its submission: so crashed, repeated and parallel jobs create no duplicates. A failing submission does not
 * hold up the others.
 */
export const createRouterLeads = defineJob("record-submissions", Payload, async (teamId, { at }) => {
  // A job that starts before its second is over would miss submissions of that second, which only the schedule would
  // pick up. A job that comes much earlier starts at once.
  await waitUntilDue(at);
  const endMs = Date.now() + JOB_MS;
  const stuck = new Map<string, unknown>();
  while (Date.now() < endMs) {
    const found = await unrecordedIds(teamId, AT_ONCE + stuck.size);
    const ids = found.filter((id) => !stuck.has(id)).slice(0, AT_ONCE);
    if (ids.length === 0) break;
    await record(teamId, ids).catch(async () => {
      for (const id of ids) await record(teamId, [id]).catch((error: unknown) => stuck.set(id, error));
    });
  }
  const [error] = stuck.values();
  if (error !== undefined) throw error;
});

/** Serialized with the team's bookings, which search leads by the same addresses. */
const record = (teamId: string, ids: readonly string[]): Promise<void> =>
  withKeyedMutex(`${teamId} record-incoming`, () => recordOnce(teamId, ids));

function recordOnce(teamId: string, ids: readonly string[]): Promise<void> {
  const ctx = systemContext(teamId, "record-submissions");
  return transaction(ctx, async (tx) => {
    const found = fitIntoCommit(await readUnrecorded(tx, ids), MAX_BYTES);
    const kept = found.filter((one): one is Submission => one.row !== null);
    const shared = await distributeLeads(tx, teamId, kept);
    const arrivals = kept.map((one, place) => toNewSubmission(one, shared.candidates[place] ?? []));
    const { records, assigned, events } = await createLeadsFromSubmissions(tx, teamId, arrivals, ctx.now);
    shared.save(assigned);
    const rows = kept.flatMap(({ row }, place) => {
      const made = records[place];
      return made ? [markRowRecorded(row, made, ctx.now)] : [];
    });
    for (const row of rows) saveRow(tx, teamId, row);
    for (const { intake } of found) markRecorded(tx, intake.id);
    const mapped = rows.map((after) => ({ type: "submission.created", before: null, after }) as const);
    return { answer: undefined, event: [...events, ...mapped, ...kept.flatMap(({ intake }) => consentsIn(intake))] };
  });
}

type Submission = { intake: Intake; row: SubmissionRow };

const toNewSubmission = ({ intake, row }: Submission, assignees: readonly string[]) => ({
  id: intake.id,
  assignees,
  incoming: (fields: Parameters<typeof toIncomingPerson>[2]) => toIncomingPerson(intake, row, fields),
  submission: (record: Parameters<typeof toStoredSubmission>[2]) => toStoredSubmission(intake, row, record),
});

function consentsIn({
  id,
  router_id,
  router_title: title,
  contact,
  email_consents,
  submitted_at,
}: Intake): FormsEvent[] {
  if (email_consents.length === 0 || contact.email === "") return [];
  const after = { id, form_id: router_id, title, email: contact.email, consents: email_consents };
  return [{ type: "email-consent.answered", before: null, after: { ...after, answered_at: submitted_at } }];
}
