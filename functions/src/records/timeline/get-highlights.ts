import type { recordsApi } from "@dure/domain/records/api";
import { highlightsOf } from "@dure/domain/records/timeline/timeline";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../record/visible-record";
import type { TimelineSources } from "./list-timeline";
import { readTimeline } from "./timeline-store";

const CONTACTS = ["note.created", "form-submission.created"];

export const getHighlights =
  ({ readMeetings }: Pick<TimelineSources, "readMeetings">): Verb<typeof recordsApi.getHighlights> =>
  async (ctx, { params }) => {
    const record = await readVisible(ctx, params.entityId, params.recordId);
    const [meetings, [contact]] = await Promise.all([
      readMeetings(ctx.teamId, record.id),
      readTimeline(ctx.teamId, { recordId: record.id, types: CONTACTS, after: undefined, limit: 1 }),
    ]);
    return highlightsOf(meetings, contact?.at, ctx.now);
  };
