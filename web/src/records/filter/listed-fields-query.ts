import type { ListEntityId } from "@dure/domain/records/record/entity";
import i18next from "i18next";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

const STALE_MS = 60_000;

/** The fields of a list; of one deal type, with its own stages. Captions come in the language of the call, so the key names it. */
export function listedFieldsQuery(entityId: ListEntityId, dealType: string) {
  const input = { params: { entityId, recordTypeId: dealType || entityId }, query: {} };
  const options = api.records.listFilterFields.queryOptions({ input, context: JOINED });
  return { ...options, queryKey: [...options.queryKey, i18next.language] as const, staleTime: STALE_MS };
}
