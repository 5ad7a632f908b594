import type { Field } from "@dure/domain/records/field/field";
import type { DetailsLayout } from "@dure/domain/records/layout/layout";
import type { RecordView } from "@dure/domain/records/record/record";
import { useDetailsLayout } from "../../layout/layout-queries";
import { useLayoutFields } from "../../layout/use-layout-fields";

type RecordLayout = { layout: DetailsLayout | undefined; fields: Field[]; error: Error | null; retry: () => unknown };

/** How a record is laid out, and the fields that it can show. */
export function useRecordLayout({ entity, record_type }: Pick<RecordView, "entity" | "record_type">): RecordLayout {
  const layout = useDetailsLayout({ entityId: entity, id: record_type?.id ?? entity });
  const fields = useLayoutFields(entity);
  return {
    layout: fields.data && layout.data,
    fields: fields.data ?? [],
    error: layout.error ?? fields.error,
    retry: layout.refetch,
  };
}
