import { z } from "zod";
import { RecordPath } from "../../records/record/endpoint-parts";
import { endpoint } from "../../shared/endpoint";
import { Journey } from "./journey";
import { Session } from "./session";
import { VisitorId } from "./tracked-batch";
import { TrackerBody, TrackerView } from "./tracker";

export const trackerApi = {
  getTracker: endpoint("member", {
    method: "GET",
    path: "/tracker",
    summary: "The team's site key, the websites that it tracks, and when the last event came in",
  }).output(TrackerView),

  /** The first time makes the site key. */
  setTracker: endpoint("admin", { method: "PUT", path: "/tracker", summary: "Set the websites that the team tracks" })
    .input(z.object({ body: TrackerBody }))
    .output(TrackerView),

  getVisitorSessions: endpoint("member", {
    method: "GET",
    path: "/tracker/{visitorId}",
    summary: "A visitor's sessions on the team's websites, the newest first",
  })
    .input(z.object({ params: z.object({ visitorId: VisitorId }) }))
    .output(z.array(Session)),

  getJourney: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/{recordId}/journey",
    summary: "What a record's visitors did on the team's websites",
  })
    .input(z.object({ params: RecordPath }))
    .output(Journey),
};
