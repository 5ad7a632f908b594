import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** The number of deals at each stage of a deal type, and in total. */
export function useStageDeals(pipelineId: string | undefined) {
  const { data } = useQuery({
    ...api.records.readBoard.queryOptions({
      input: { params: { id: pipelineId ?? "" }, query: { page_count: 0 }, body: {} },
    }),
    enabled: pipelineId !== undefined,
  });
  return {
    total: data?.total,
    at: (stageId: string) => data && (data.columns.find((column) => column.stage_id === stageId)?.total ?? 0),
  };
}
