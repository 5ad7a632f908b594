import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import type { Verb } from "../../platform/http/endpoint";
import { findSegments } from "./segment-store";
import { toSegmentViews } from "./to-segment-view";

export const listSegments: Verb<typeof segmentApi.listSegments> = async (ctx) => ({
  data: await toSegmentViews(ctx, await findSegments(ctx.teamId)),
});
