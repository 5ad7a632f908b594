import { splitName } from "@dure/domain/records/record/split-name";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";
import { useMembers } from "../../member/member-queries";
import type { RegistryCompany } from "../../registry/use-registry-search";
import { useFieldsQuery } from "../field-queries";
import { needsMore } from "../needs-more";

type NewRecord = { name: string; company?: RegistryCompany | undefined };

/**
 * Creates a company or a contact from its name alone, or a company from one of the registry. `isNameEnough` is false if
 * the team requires more fields.
 */
export function useCreateReferred(entity: "company" | "contact") {
  const queryClient = useQueryClient();
  const definitions = useFieldsQuery(entity);
  const { isGoneDefault } = useMembers();
  const create = useMutation({
    mutationFn: ({ name, company }: NewRecord) =>
      entity === "company"
        ? client.records.createCompany({ body: { name, address: company?.address, nice_id: company?.nice_id } })
        : client.records.createContact({ body: { name: splitName(name) } }),
    onSuccess: () => refresh("records", "quickSearch"),
  });
  const isNameEnough = async () => {
    const { data } = await queryClient.ensureQueryData(definitions);
    return !needsMore(data.active, isGoneDefault);
  };
  return { create, isNameEnough };
}
