import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Cursor } from "../../shared/page";
import { Id } from "../../shared/value";
import { RecordPath } from "../record/endpoint-parts";
import { RecordView } from "../record/record";
import { Highlights, TimelineEntry, TimelineKind } from "./timeline";

const TIMELINE = "/sales-entity/{entityId}/{recordId}/timeline";

export const timelineApi = {
  listTimeline: endpoint("member", {
    method: "GET",
    path: TIMELINE,
    summary: "What happened to a record and the items linked to it, newest first",
  })
    .input(
      z.object({
        params: RecordPath,
        query: z
          .object({
            kind: TimelineKind.optional(),
            page_count: z.coerce.number<number>().int().min(1).max(100).default(30),
            cursor: Cursor.optional(),
          })
          .prefault({}),
      }),
    )
    .output(z.object({ data: z.array(TimelineEntry), cursor: z.string().nullable(), is_last: z.boolean() })),

  getHighlights: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/{recordId}/highlights",
    summary: "The next meeting of a record and the last contact",
  })
    .input(z.object({ params: RecordPath }))
    .output(Highlights),

  restoreValue: endpoint("member", {
    method: "POST",
    path: `${TIMELINE}/{entryId}/restore`,
    summary: "Restore a field to its value before a timeline entry",
  })
    .input(z.object({ params: RecordPath.extend({ entryId: Id }), body: z.object({ field: Id }) }))
    .output(RecordView),
};
