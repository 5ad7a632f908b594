import { SubscribeStatus } from "../field/subscribe-status";
import type { Pipeline } from "../pipeline/pipeline";
import { kindOf } from "../record/entity";
import type { CrmRecord } from "../record/record";
import { importedIds } from "./import";
import type { FieldSets, ImportEntity } from "./import-field";
import type { ExistingRecordIds, ImportItem } from "./import-item";
import type { ImportPlan, PlannedContact } from "./import-plan";
import { importedCompany, importedContact, importedRow } from "./imported-record";
import type { RowUpdate } from "./row-update";

/** The plan's companies and contacts that exist already, by plan key. */
export type ExistingRecords = { companies: ReadonlyMap<string, CrmRecord>; contacts: ReadonlyMap<string, CrmRecord> };

type RecordStamp = {
  importId: string;
  /** The number of the import's rows before these. */
  offset?: number;
  entityId: ImportEntity;
  /** What rows update, by row. */
  updates?: ReadonlyMap<number, RowUpdate>;
  pipeline: Pipeline | null;
  sets: FieldSets;
  editor: { id: string };
  now: string;
};

/** Converts a plan's rows to task items, with every record that may have to be created and its future id. */
export function draftItems(
  plan: ImportPlan,
  found: ExistingRecords,
  { importId, offset = 0, entityId, updates = new Map(), pipeline, sets, ...by }: RecordStamp,
): ImportItem[] {
  const ids = importedIds(importId, offset);
  const companies = new Map(
    [...plan.companies.values()].map((company) => [
      company.key,
      importedCompany(company, sets.company, { ...by, id: ids.company(company.row) }),
    ]),
  );
  const companyOf = (key: string | null) => (key === null ? undefined : companies.get(key));
  const draftContact = (contact: PlannedContact) =>
    importedContact(contact, companyOf(contact.company)?.id ?? null, sets.contact, {
      ...by,
      id: ids.contact(contact.row),
    });
  const contacts = new Map([...plan.contacts.values()].map((contact) => [contact.key, draftContact(contact)]));

  return plan.rows.map((planned) => {
    const company = companyOf(planned.company);
    const contact = contacts.get(planned.contact ?? "") ?? null;
    const refers = { company_id: company?.id ?? null, contact_id: contact?.id ?? null };
    const lead = importedRow(planned, refers, pipeline, sets[kindOf(entityId)], { ...by, id: ids.lead(planned.row) });
    const others = companyOf(plan.contacts.get(planned.contact ?? "")?.company ?? null);
    return {
      row: planned.row + offset,
      lead,
      update: updates.get(planned.row) ?? null,
      subscribe_status:
        lead.email === "" ? null : SubscribeStatus.nullable().parse(planned.values.subscribe_status ?? null),
      companies: [...new Set([company, others])].filter((one) => one !== undefined),
      contact,
      contact_key: planned.contact,
      found_contact_id: found.contacts.get(planned.contact ?? "")?.id ?? null,
    };
  });
}

/** The existing records, in the shape that `draftRow` needs. */
export function toExistingIds(
  plan: ImportPlan,
  found: ExistingRecords,
  { company, contact }: ReturnType<typeof importedIds>,
): ExistingRecordIds {
  const companies = [...found.companies].map(
    ([key, { id }]) => [company(plan.companies.get(key)?.row ?? 0), id] as const,
  );
  const contacts = [...found.contacts].map(([key, { id }]) => [contact(plan.contacts.get(key)?.row ?? 0), id] as const);
  return { companies: new Map(companies), contacts: new Map(contacts) };
}
