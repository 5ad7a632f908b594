import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import type { Verb } from "../../platform/http/endpoint";
import { freezeAudience } from "./freeze-audience";
import { audienceRecords } from "./list-audience";

export const listSegmentRecords: Verb<typeof segmentApi.listSegmentRecords> = async (ctx, { params, query }) =>
  audienceRecords(ctx, await freezeAudience(ctx, [params.id]), query, { kind: "marketing" });
