import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import type { Verb } from "../../platform/http/endpoint";
import { findSegment } from "./segment-store";
import { toSegmentView } from "./to-segment-view";

export const getSegment: Verb<typeof segmentApi.getSegment> = async (ctx, { params }) =>
  toSegmentView(ctx, await findSegment(ctx.teamId, params.id));
