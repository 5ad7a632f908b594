import { normaliseAddress, refusalOf } from "@dure/domain/email/address/address";
import type { Enrollment, StopReason } from "@dure/domain/email/automation/enrollment";
import type { Filter } from "@dure/domain/records/filter/filter";
import { checkFilter } from "@dure/domain/records/filter/filter-check";
import { matches } from "@dure/domain/records/filter/filter-match";
import { mailTestsIn } from "@dure/domain/records/filter/mail-tests-in";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { ReferencedRecords } from "@dure/domain/records/record/referenced-records";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { readCatalog } from "../../records/field/read-catalog";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findLead } from "../../records/record/record-store";
import { readReferencedRecords } from "../../records/record/referenced-records-store";
import { viewerOf } from "../../records/record/visible-record";
import { readAddresses } from "../address/address-store";
import { readMails } from "../report/read-mails";

/** The subject of a step: the lead or deal as it is now, with the records it refers to. */
export type Subject = { record: CrmRecord; referred: ReferencedRecords };

/** Reads the record of an enrollment; a merged one leads to its target. Undefined once it is deleted. */
export async function readSubject(tx: Tx, teamId: string, enrollment: Enrollment): Promise<Subject | undefined> {
  const record = await findLead(tx, teamId, await followMergeIn(tx, teamId, enrollment.record_id));
  return record && { record, referred: await readReferencedRecords(tx, teamId, [record]) };
}

/** Why a person has to leave the automation, by their record and address; undefined if they stay. */
export async function endOf(teamId: string, subject: Subject | undefined): Promise<StopReason | undefined> {
  if (!subject) return "record_deleted";
  const email = normaliseAddress(subject.record.email);
  if (email === undefined) return undefined;
  const refusal = refusalOf((await readAddresses(teamId, [email])).get(email), { kind: "marketing" });
  if (refusal === undefined) return undefined;
  return refusal === "suppressed" ? "suppressed" : "unsubscribed";
}

/**
 * Whether the record matches a condition. A condition on a deleted field matches no record, and one on a company or
 * contact matches only if the publisher may see it.
 */
export async function holdsFor(publisher: Context, subject: Subject, filter: Filter | null) {
  const { teamId, now, timeZone } = publisher;
  const { catalog } = await readCatalog(teamId);
  const rules = { now, timeZone, catalog, likeSearch: true, masked: false, viewer: viewerOf(publisher) };
  const { record, referred } = subject;
  const related = (id: string | null) => (id === null ? undefined : referred.records.get(id));
  try {
    const filtered = checkFilter("lead-deal-combined", filter, rules);
    return matches(filtered, {
      own: record,
      company: related(record.company_id),
      contact: related(record.contact_id),
      mails: await readMails(teamId, record.email, mailTestsIn(filtered)),
    });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
