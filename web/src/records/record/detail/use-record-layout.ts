import type { Field } from "@dure/domain/records/field";
import type { DetailsLayout } from "@dure/domain/records/layout";
import type { RecordView } from "@dure/domain/records/record";
import { useFields } from "../../field/field-queries";
import { useDetailsLayout } from "../../layout/layout-queries";

type RecordLayout = { layout: DetailsLayout | undefined; fields: Field[]; error: Error | null; retry: () => void };

/** How a record is laid out, and the fields that it can show: a lead may hold what a deal shows, such as its amount. */
export function useRecordLayout({ entity, record_type }: Pick<RecordView, "entity" | "record_type">): RecordLayout {
  const layout = useDetailsLayout({ entityId: entity, id: record_type?.id ?? entity });
  const own = useFields(entity);
  const ofDeal = useFields("deal");
  const known = own.data && ofDeal.data ? [...own.data, ...(entity === "lead" ? ofDeal.data : [])] : [];
  return {
    layout: known.length > 0 ? layout.data : undefined,
    fields: known,
    error: layout.error ?? own.error ?? ofDeal.error,
    retry: () => void Promise.all([layout.refetch(), own.refetch(), ofDeal.refetch()]),
  };
}
