import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { EntityPath } from "../record/endpoint-parts";
import { ListEntityId } from "../record/entity";
import { ItemResultView, TaskView } from "../task/task";
import { BulkAction, BulkItems, BulkTarget } from "./bulk";

export const bulkApi = {
  bulkRecords: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/bulk",
    summary: "Change or delete several records, each independently",
  })
    .input(z.object({ params: EntityPath, body: BulkItems }))
    .output(z.array(ItemResultView)),

  /** What `bulkRecords` sends for deals; without it, the address would mean a deal type named "bulk". */
  bulkDeals: endpoint("member", {
    method: "POST",
    path: "/sales-entity/deal/bulk",
    summary: "Change or delete several deals, each independently",
  })
    .input(z.object({ body: BulkItems }))
    .output(z.array(ItemResultView)),

  startBulkTask: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/bulk/tasks",
    summary: "Act on the chosen records, or on all that match a filter, in a background task",
    successStatus: 202,
  })
    .input(
      z.object({
        params: z.object({ entityId: ListEntityId }),
        body: z.intersection(BulkAction, z.object({ target: BulkTarget })),
      }),
    )
    .output(TaskView),

  undoTask: endpoint("member", {
    method: "POST",
    path: "/tasks/{id}/undo",
    summary: "Undo what a bulk task deleted or changed, in a background task",
    successStatus: 202,
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(TaskView),
};
