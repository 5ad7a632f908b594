import type { FilterBody } from "@dure/domain/records/filter/filter";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, type client } from "../../../lib/api";

export type Board = Awaited<ReturnType<typeof client.records.readBoard>>;

/** The deals of a deal type, the latest touched first unless sorted otherwise, with sums of all that match. */
export const useBoard = (pipelineId: string, body: FilterBody) =>
  useQuery(
    api.records.readBoard.queryOptions({
      input: { params: { id: pipelineId }, query: {}, body },
      placeholderData: keepPreviousData,
    }),
  );
