import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const STALE_MS = 300_000;

/** A record type of an entity; leads, companies and contacts have one each, named after them. */
export type TypeOf = { entityId: EntityId; id: string };

/** How a record type's details page is laid out. The default group's title comes in the language of the call. */
export function useDetailsLayout(params: TypeOf) {
  const { i18n } = useTranslation();
  const options = api.records.getDetailsLayout.queryOptions({ input: { params, query: {} } });
  return useQuery({ ...options, queryKey: [...options.queryKey, i18n.language], staleTime: STALE_MS });
}

/** What the cards of a record type show. */
export const useCardSettings = (params: TypeOf) =>
  useQuery({ ...api.records.getCardSettings.queryOptions({ input: { params, query: {} } }), staleTime: STALE_MS });

type Body<Input> = Input extends { body: infer Given } ? Given : never;
type DetailsBody = Body<Parameters<(typeof client.records)["setDetailsLayout"]>[0]>;
type CardsBody = Body<Parameters<(typeof client.records)["setCardSettings"]>[0]>;

export const useSetDetailsLayout = (params: TypeOf) =>
  useMutation({
    mutationFn: (body: DetailsBody) => client.records.setDetailsLayout({ params, query: {}, body }),
    onSuccess: () => refresh("records"),
  });

export const useSetCardSettings = (params: TypeOf) =>
  useMutation({
    mutationFn: (body: CardsBody) => client.records.setCardSettings({ params, query: {}, body }),
    onSuccess: () => refresh("records"),
  });
