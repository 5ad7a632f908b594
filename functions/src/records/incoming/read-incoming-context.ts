import { type FieldSet, withoutRequired } from "@dure/domain/records/field/custom-field";
import {
  companyNameOf,
  contactEmailOf,
  type IncomingContext,
  type IncomingPerson,
} from "@dure/domain/records/incoming/incoming";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getFieldsForNew } from "../field/get-fields-for-new";
import { followMergeIn } from "../merge/merge-redirect-store";
import { findPipeline } from "../pipeline/pipeline-store";
import { isAssignable } from "../record/assignee-store";
import { findByEmail, findLead, lockEmails } from "../record/record-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { findCompanyByName } from "../record/unique-store";

/** A team's fields of every kind. Required fields are not enforced, because a visitor is not asked for them. */
export type IncomingFields = Pick<IncomingContext, "fields" | "companyFields" | "contactFields">;

export async function readIncomingFields(tx: Tx, teamId: string): Promise<IncomingFields> {
  const of = async (kind: FieldSet["kind"]) => withoutRequired(await getFieldsForNew(tx, teamId, kind));
  const [fields, companyFields, contactFields] = await Promise.all([of("lead"), of("company"), of("contact")]);
  return { fields, companyFields, contactFields };
}

/**
 * Reads a team's data about an incoming person. Reads only; `lockIncoming` belongs to the writes.
 * @param recordedId the record already created for the submission or meeting; it may be merged or deleted
 * @param assignees candidates in order of preference; the first active member is chosen
 */
export async function readIncomingContext(
  tx: Tx,
  teamId: string,
  incoming: IncomingPerson,
  { recordedId, assignees }: { recordedId: string | null; assignees: readonly string[] },
): Promise<Omit<IncomingContext, keyof IncomingFields | "meetsAt">> {
  const { record_type_id } = incoming.form_submissions_mapping;
  const [companyName, contactEmail] = [companyNameOf(incoming), contactEmailOf(incoming)];
  const [recorded, sameEmail, pipeline, companyId, contacts, assignee] = await Promise.all([
    recordedId === null ? undefined : findRecorded(tx, teamId, recordedId),
    incoming.person.email ? findByEmail(tx, teamId, "lead", incoming.person.email) : [],
    record_type_id ? findPipeline(tx, teamId, record_type_id) : undefined,
    companyName ? findCompanyByName(tx, teamId, companyName) : undefined,
    contactEmail ? findByEmail(tx, teamId, "contact", contactEmail) : [],
    firstAssignable(tx, teamId, assignees),
  ]);
  const pipelines = await pipelinesOf(tx, teamId, sameEmail);
  return { recorded, sameEmail, pipelines, pipeline, companyId, contactId: contacts[0]?.id, assignee };
}

/** Keeps two arrivals of one person from creating two leads: whichever transaction commits later is retried. */
export const lockIncoming = (tx: Tx, teamId: string, incoming: IncomingPerson): void =>
  lockEmails(
    tx,
    teamId,
    [incoming.person.email, contactEmailOf(incoming)].filter((email) => email !== ""),
  );

async function findRecorded(tx: Tx, teamId: string, id: string): Promise<CrmRecord | undefined> {
  return findLead(tx, teamId, await followMergeIn(tx, teamId, id));
}

async function firstAssignable(tx: Tx, teamId: string, userIds: readonly string[]): Promise<string | null> {
  for (const userId of userIds) if (await isAssignable(tx, teamId, userId)) return userId;
  return null;
}

async function pipelinesOf(tx: Tx, teamId: string, records: readonly CrmRecord[]): Promise<Map<string, Pipeline>> {
  return new Map((await readReferencedRecords(tx, teamId, records)).pipelines);
}
