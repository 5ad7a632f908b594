import { nameKey } from "../record/name-key";
import { withoutCorporateForm } from "./without-corporate-form";

const SIGNS = /[\s.,'"`·‧・()[\]{}_/\\-]+/g;

/**
 * Companies whose names have one key are taken for one where records are matched: the corporate form, case, spacing, full
 * width and punctuation don't count (docs/product/records.md#one-company). The name itself keeps its form.
 */
export function companyKey(name: string): string {
  const plain = nameKey(name.toWellFormed().normalize("NFKC"));
  const key = withoutCorporateForm(plain).replace(SIGNS, "");
  return key || plain.replace(SIGNS, "") || nameKey(name);
}
