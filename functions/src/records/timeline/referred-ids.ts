import { StoredReference } from "@dure/domain/records/field/custom-value";
import { Id } from "@dure/domain/shared/value";

/** The ids of the records that a record's values name, as an entry of the audit log keeps them. */
export function referredIds(subject: Record<string, unknown> | null): string[] {
  const { company_id, contact_id, custom } = subject ?? {};
  const own = typeof custom === "object" && custom !== null ? Object.values(custom) : [];
  const ids = [company_id, contact_id, ...own.map((value) => StoredReference.safeParse(value).data?.id)];
  return ids.filter((id) => Id.safeParse(id).success).map(String);
}
