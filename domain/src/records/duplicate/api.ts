import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { EntityPath } from "../record/endpoint-parts";
import { TaskView } from "../task/task";
import { DuplicateGroup, DuplicateKey, MergedGroups } from "./duplicate-group";

export const duplicateApi = {
  findDuplicates: endpoint("member", {
    method: "GET",
    path: "/duplicates/{entityId}",
    summary: "Groups of records that may be duplicates, largest first",
  })
    .input(
      z.object({
        params: EntityPath,
        query: z.object({ by: DuplicateKey, offset: z.coerce.number().int().min(0).max(100_000).default(0) }),
      }),
    )
    .output(z.object({ data: z.array(DuplicateGroup), is_last: z.boolean() })),

  mergeDuplicates: endpoint("member", {
    method: "POST",
    path: "/duplicates/{entityId}/merge",
    summary: "Merge groups of records as one task",
  })
    .input(z.object({ params: EntityPath, body: z.object({ groups: MergedGroups }) }))
    .output(TaskView),
};
