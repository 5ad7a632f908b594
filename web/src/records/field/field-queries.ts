import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

const STALE_MS = 300_000;

/** The query for an entity's field definitions. Captions are in the call's language, so the query key contains it. */
export function useFieldsQuery(entityId: EntityId) {
  const { i18n } = useTranslation();
  const options = api.records.listFields.queryOptions({ input: { params: { entityId }, query: {} }, context: JOINED });
  return { ...options, queryKey: [...options.queryKey, i18n.language] as const, staleTime: STALE_MS };
}

/** The entity's active field definitions. */
export const useFields = (entityId: EntityId) =>
  useQuery({ ...useFieldsQuery(entityId), select: ({ data }): Field[] => data.active });
