import type { ListEntityId } from "@dure/domain/records/record/entity";
import i18next from "i18next";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

const STALE_MS = 60_000;

/**
 * The query for the fields of a list; for a deal type, with its own stages. Captions are in the call's language, so the
 * query key contains it.
 */
export function listedFieldsQuery(entityId: ListEntityId, dealType: string) {
  const input = { params: { entityId, recordTypeId: dealType || entityId }, query: {} };
  const options = api.records.listFilterFields.queryOptions({ input, context: JOINED });
  return { ...options, queryKey: [...options.queryKey, i18next.language] as const, staleTime: STALE_MS };
}
