import type { RecordView, Reference } from "@dure/domain/records/record/record";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { asReference } from "../field/values/field-value";
import type { RegistryCompany } from "../registry/use-registry-search";
import { putRecords } from "./record-cache";

/** `before` is the value that the editor started from: the server refuses to overwrite another one. */
type Change = {
  fieldId: string;
  value: unknown;
  before: unknown;
  /** The company of the registry that a company's name was chosen from. */
  company?: RegistryCompany;
};

const isReferenceField = (id: string): id is "company" | "contact" => id === "company" || id === "contact";

/** Changes one field of a record. The caller shows `variables.value` while it is pending. */
export function useUpdateFieldValue({ entity, id, address }: Pick<RecordView, "entity" | "id" | "address">) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ fieldId, value, before = null, company }: Change): Promise<RecordView> => {
      if (company) return renameAs(company, { id, address });
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

/** Renames a company to one of the registry. The registry's address is used only if the company has none. */
async function renameAs(company: RegistryCompany, { id, address }: Pick<RecordView, "id" | "address">) {
  const { name, nice_id } = company;
  const renamed = await client.records.renameCompany({ params: { id }, body: { name, nice_id } });
  if (address || !company.address) return renamed;
  return client.records.updateFieldValue({
    params: { entityId: "company", recordId: id, fieldId: "address" },
    body: { value: company.address, before: address ?? null },
  });
}
