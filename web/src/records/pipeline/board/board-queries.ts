import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, type client } from "../../../lib/api";
import { type BoardFilter, filterOfBoard } from "./filter/board-filter";

export type Board = Awaited<ReturnType<typeof client.records.readBoard>>;

/** The deals of a deal type, the latest touched first, with sums of all that match. */
export const useBoard = (pipelineId: string, filter: BoardFilter) =>
  useQuery(
    api.records.readBoard.queryOptions({
      input: { params: { id: pipelineId }, query: {}, body: { filters: filterOfBoard(filter) } },
      placeholderData: keepPreviousData,
    }),
  );
