import type { FoundRecord } from "@dure/domain/records/record/quick-search";

type Found = Pick<FoundRecord, "entity" | "company_name" | "email" | "statusStage" | "address" | "role" | "department">;

/**
 * Details that distinguish a found record from others of the same name (docs/product/records-lists.md#quick-search).
 */
export function secondLine(found: Found): string {
  const { company_name, email } = found;
  const parts = {
    lead: [company_name, email],
    deal: [found.statusStage?.stage.label, company_name, email],
    company: [found.address],
    contact: [company_name, found.department, found.role, email],
  }[found.entity];
  return parts.filter(Boolean).join(" · ");
}
