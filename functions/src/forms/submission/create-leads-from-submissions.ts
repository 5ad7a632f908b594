import type { FormsEvent } from "@dure/domain/forms/events";
import { meetsAtOf } from "@dure/domain/forms/submission/create-lead-from-meeting";
import { type StoredSubmission, withMeeting } from "@dure/domain/forms/submission/form-submission";
import type { RecordsEvent } from "@dure/domain/records/events";
import type { IncomingPerson } from "@dure/domain/records/incoming/incoming";
import { applyIncomingBatch } from "@dure/domain/records/incoming/incoming-batch";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Tx } from "../../platform/transaction/transaction-store";
import { lockIncoming, readIncomingContext, readIncomingFields } from "../../records/incoming/read-incoming-context";
import { markRecorded, recordIdOf } from "../../records/incoming/recorded-store";
import { saveVisitor } from "../../records/incoming/visitor-store";
import { writeRecords } from "../../records/record/write-records";
import { findSubmission } from "./form-submission-store";
import { saveSubmissionChange } from "./save-submission-change";

type IncomingFields = Awaited<ReturnType<typeof readIncomingFields>>;

/** A form submission. `id` is the submission's id; `assignees` are in order of preference. */
export type NewSubmission = {
  id: string;
  assignees: readonly string[];
  incoming: (fields: IncomingFields) => IncomingPerson;
  /** Returns the submission to show on the lead. */
  submission: (record: CrmRecord) => StoredSubmission;
};

/**
 * Creates or finds the lead or deal of each submission within a transaction, including those whose meeting arrived
 * first. It reads before it writes: call it once, before the transaction's other writes.
 * @returns the records and their new assignees (null if a record already had one), in the order of the submissions
 */
export async function createLeadsFromSubmissions(
  tx: Tx,
  teamId: string,
  all: readonly NewSubmission[],
  now: string,
): Promise<{ records: CrmRecord[]; assigned: (string | null)[]; events: (RecordsEvent | FormsEvent)[] }> {
  const fields = await readIncomingFields(tx, teamId);
  const found = await Promise.all(all.map((one) => readArrival(tx, teamId, one, fields)));
  const { changes, records, assigned, events } = applyIncomingBatch(found, now);
  await writeRecords(tx, teamId, changes, [fields.fields, fields.companyFields, fields.contactFields], now);
  for (const { incoming } of found) lockIncoming(tx, teamId, incoming);
  const saved = found.map(({ recordedId, mapped, one, incoming }, place) => {
    const record = records[place];
    if (!record) throw new Error("A submission has no record.");
    if (recordedId === null) markRecorded(tx, teamId, "submission", one.id, record.id);
    saveVisitor(tx, teamId, { recordId: record.id, visitorId: incoming.visitor_id, now });
    return saveSubmissionChange(tx, teamId, mapped, withMeeting(one.submission(record), mapped));
  });
  return { records, assigned, events: [...events, ...saved] };
}

async function readArrival(tx: Tx, teamId: string, one: NewSubmission, fields: IncomingFields) {
  const incoming = one.incoming(fields);
  const [recordedId, mapped] = await Promise.all([
    recordIdOf(tx, teamId, "submission", one.id),
    findSubmission(tx, teamId, one.id),
  ]);
  const known = await readIncomingContext(tx, teamId, incoming, { recordedId, assignees: one.assignees });
  const meetsAt = mapped ? meetsAtOf(mapped) : null;
  return { one, recordedId, mapped, incoming, known: { ...known, ...fields, meetsAt } };
}
