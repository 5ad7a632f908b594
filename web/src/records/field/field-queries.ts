import type { EntityId } from "@dure/domain/records/entity";
import type { Field } from "@dure/domain/records/field";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";

const STALE_MS = 300_000;

/** The entity's active field definitions. Their captions come in the language of the call, so the key names it. */
export function useFields(entityId: EntityId) {
  const { i18n } = useTranslation();
  const options = api.records.listFields.queryOptions({ input: { params: { entityId }, query: {} } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, i18n.language],
    staleTime: STALE_MS,
    select: ({ data }): Field[] => data.active,
  });
}
