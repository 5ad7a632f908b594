import { linkCompany } from "@dure/domain/journeys/company/link-company";
import { applyToRecords } from "../../records/bulk/apply-to-records";
import { getSelectedRecords } from "../../records/bulk/selected-records-store";
import { getFields } from "../../records/field/field-store";
import type { TaskType } from "../../records/task/task-type";
import { findCorporations } from "./find-corporations";

/** Companies per transaction: few, since it queries the registry. Retries find the answers in the cache. */
const AT_ONCE = 5;

/** Links companies to the registry by their names; the task's items are record ids. */
export const linkCompanies: TaskType = {
  name: "bulk-enrich",
  idOf: String,
  chunksAtOnce: () => 1,
  apply: async (tx, ctx, _, items) => {
    const ids = items.slice(0, AT_ONCE).map(String);
    const fields = await getFields(tx, ctx.teamId, "company");
    const companies = await getSelectedRecords(tx, ctx.teamId, "company", ids);
    const found = await Promise.all(
      companies.map((company) => (company && !company.nice_id ? findCorporations(company.name) : [])),
    );
    const editing = { editor: ctx.actor, now: ctx.now };
    return applyToRecords(tx, ctx, ids, fields, (company) =>
      linkCompany(company, found[ids.indexOf(company.id)] ?? [], editing),
    );
  },
};
