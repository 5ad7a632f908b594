import { nameKey } from "../record/name-key";
import { withoutCorporateForm } from "./without-corporate-form";

const SIGNS = /[\s.,'"`·‧・()[\]{}_/\\-]+/g;

/**
 * The key by which companies are matched: names with equal keys count as the same company. Corporate form, case,
 * spacing, width and punctuation are ignored (docs/product/records.md#one-company). The stored name keeps its form.
 */
export function companyKey(name: string): string {
  const plain = nameKey(name.toWellFormed().normalize("NFKC"));
  const key = withoutCorporateForm(plain).replace(SIGNS, "");
  return key || plain.replace(SIGNS, "") || nameKey(name);
}
