import type { RecordView, Reference } from "@dure/domain/records/record/record";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { asReference } from "../field/values/field-value";
import { putRecords } from "./record-cache";

/** `before` is the value that the editor started from: the server refuses to overwrite another one. */
type Change = { fieldId: string; value: unknown; before: unknown };

const isReferenceField = (id: string): id is "company" | "contact" => id === "company" || id === "contact";

/** Changes one field of a record. The caller shows `variables.value` while it is pending. */
export function useUpdateFieldValue({ entity, id }: Pick<RecordView, "entity" | "id">) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ fieldId, value, before = null }: Change): Promise<RecordView> => {
      const params = { entityId: entity, recordId: id };
      if (!isReferenceField(fieldId)) {
        return client.records.updateFieldValue({ params: { ...params, fieldId }, body: { value, before } });
      }
      return client.records.setReference({
        params: { ...params, refEntityId: fieldId },
        body: { value: idOf(asReference(value)), before },
      });
    },
    onSuccess: (record) => putRecords(queryClient, [record]),
  });
}

const idOf = (reference: Reference | undefined) => (reference ? { id: reference.id } : null);
