import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { readBoard as cardsAndSums } from "../read-model/query/board";
import { toRecordQuery } from "../record/to-record-query";
import { readPipeline } from "./pipeline-store";

export const readBoard: Verb<typeof recordsApi.readBoard> = async (ctx, { params, query, body }) => {
  const [board] = await Promise.all([
    cardsAndSums(ctx.teamId, {
      ...toRecordQuery(ctx, { entityId: "deal", ...body }),
      pipelineId: params.id,
      limit: query.page_count,
    }),
    readPipeline(ctx.teamId, params.id),
  ]);
  return { data: board.cards, columns: board.columns, total: board.total };
};
