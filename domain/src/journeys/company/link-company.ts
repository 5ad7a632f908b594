import type { RecordEvent } from "../../records/bulk/decide-bulk";
import { companyKey } from "../../records/duplicate/company-key";
import { nameKey } from "../../records/record/name-key";
import type { CrmRecord } from "../../records/record/record";
import { AppError } from "../../shared/error";
import { journeysTexts } from "../texts";
import type { RegisteredCompany } from "./company-search";

type Editing = { editor: { id: string }; now: string };

/**
 * Links a company to the registered company of the same name, with or without the corporate form. The team keeps its
 * own name; the registry's address is only taken if there is none. Undefined if the company is already linked.
 * @throws NOT_FOUND if the registry has no such name, NOT_ACCEPTABLE if it has several
 */
export function linkCompany(
  company: CrmRecord,
  found: readonly RegisteredCompany[],
  { editor, now }: Editing,
): RecordEvent | undefined {
  if (company.nice_id) return undefined;
  const namesakes = found.filter(({ name }) => companyKey(name) === companyKey(company.name));
  const exact = namesakes.filter(({ name }) => nameKey(name) === nameKey(company.name));
  const [match, ...others] = exact.length === 1 ? exact : namesakes;
  if (!match) throw new AppError("NOT_FOUND", journeysTexts.companyNotFound);
  if (others.length > 0) throw new AppError("NOT_ACCEPTABLE", journeysTexts.companyAmbiguous);
  const change = { nice_id: match.nice_id, address: company.address || match.address };
  const after = { ...company, ...change, updated_at: now, updated_by: editor.id };
  return { type: "company.changed", before: company, after };
}
