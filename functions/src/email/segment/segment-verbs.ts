import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import type { Verbs } from "../../platform/http/endpoint";
import { requireMarketingEmail } from "../require-marketing-email";
import { changeSegment } from "./change-segment";
import { countAudience } from "./count-audience";
import { createSegment } from "./create-segment";
import { deleteSegment } from "./delete-segment";
import { fillSegment } from "./fill-segment";
import { getSegment } from "./get-segment";
import { listAudience } from "./list-audience";
import { listSegmentRecords } from "./list-segment-records";
import { listSegments } from "./list-segments";
import { removeFromSegment } from "./remove-from-segment";

export const segmentVerbs: Verbs<typeof segmentApi> = requireMarketingEmail({
  listSegments,
  getSegment,
  createSegment,
  changeSegment,
  deleteSegment,
  listSegmentRecords,
  fillSegment,
  removeFromSegment,
  countAudience,
  listAudience,
});
