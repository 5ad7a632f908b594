import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";

const STALE_MS = 60_000;

/** What a list of an entity can show and filter by, its own fields first, by what they name it. */
export type ListedFields = { all: readonly ListedField[]; byId: ReadonlyMap<string, ListedField> };

/** The fields of a list; of one deal type, with its own stages. Captions come in the language of the call, so the key names it. */
export function useListedFields(entityId: ListEntityId, dealType: string) {
  const { i18n } = useTranslation();
  const input = { params: { entityId, recordTypeId: dealType || entityId }, query: {} };
  const options = api.records.listFilterFields.queryOptions({ input });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, i18n.language],
    staleTime: STALE_MS,
    select: listedFields,
  });
}

function listedFields({ data }: { data: Record<string, ListedField[]> }): ListedFields {
  const all = Object.values(data).flat();
  return { all, byId: new Map(all.map((field) => [field.identifier, field])) };
}
