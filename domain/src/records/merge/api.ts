import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { EntityPath } from "../record/endpoint-parts";
import { RecordView } from "../record/record";
import { MergeBody } from "./merge-records";
import { UndoMergeBody, UndoneMerge } from "./undo-merge";

export const mergeApi = {
  dryRunMerge: endpoint(
    "member",
    {
      method: "POST",
      path: "/sales-entity/{entityId}/merge/dry-run",
      summary: "The record that a merge would result in; nothing is changed",
    },
    { reads: true },
  )
    .input(z.object({ params: EntityPath, body: MergeBody }))
    .output(RecordView),

  mergeRecords: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/merge",
    summary: "Merge up to 20 records into one of them, with their memos, files and links",
  })
    .input(z.object({ params: EntityPath, body: MergeBody }))
    .output(RecordView),

  /** `mergeRecords` for deals. Without this route, the path would match a deal type named "merge". */
  mergeDeals: endpoint("member", {
    method: "POST",
    path: "/sales-entity/deal/merge",
    summary: "Merge up to 20 leads and deals into a deal, with their memos, files and links",
  })
    .input(z.object({ body: MergeBody }))
    .output(RecordView),

  undoMerge: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/merge/undo",
    summary: "Undo a merge within ten minutes; the merged records come back with everything linked to them",
  })
    .input(z.object({ params: EntityPath, body: UndoMergeBody }))
    .output(UndoneMerge),
};
