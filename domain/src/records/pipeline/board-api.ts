import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { FilterBody } from "../filter/filter";
import { RecordView } from "../record/record";
import { MAX_CARDS } from "./pipeline";

/** The count and the sum of amounts of all deals at a stage, however many are shown. */
const BoardColumn = z.object({ stage_id: Id.nullable(), total: z.int(), amount: z.number() });

export const boardApi = {
  readBoard: endpoint(
    "member",
    {
      method: "POST",
      path: "/deal-pipelines/{id}/board",
      summary: "The deals of a deal type that match a filter, with sums by stage",
    },
    { reads: true, skipOutputValidation: true },
  )
    .input(
      z.object({
        params: z.object({ id: Id }),
        query: z.object({
          /** Maximum of cards, last changed first unless sorted otherwise; 0 returns the sums only. */
          page_count: z.coerce.number<number>().int().min(0).max(MAX_CARDS).default(MAX_CARDS),
        }),
        body: FilterBody,
      }),
    )
    .output(z.object({ data: z.array(RecordView), columns: z.array(BoardColumn), total: z.int() })),
};
