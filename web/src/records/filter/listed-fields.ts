import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listedFieldsQuery } from "./listed-fields-query";

/** The fields that a list can show and filter by, the entity's own first, and the same fields by identifier. */
export type ListedFields = { all: readonly ListedField[]; byId: ReadonlyMap<string, ListedField> };

export function useListedFields(entityId: ListEntityId, dealType: string) {
  // Subscribes to the language, so that the fields are read again when it changes.
  useTranslation();
  return useQuery({ ...listedFieldsQuery(entityId, dealType), select: listedFields });
}

function listedFields({ data }: { data: Record<string, ListedField[]> }): ListedFields {
  const all = Object.values(data).flat();
  return { all, byId: new Map(all.map((field) => [field.identifier, field])) };
}
