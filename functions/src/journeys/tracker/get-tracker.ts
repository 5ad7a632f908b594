import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { readLastEventAt, readTracker } from "./tracker-store";
import { trackerView } from "./tracker-view";

export const getTracker: Verb<typeof journeysApi.getTracker> = async ({ teamId }) => {
  const [settings, last_event_at] = await Promise.all([readTracker(teamId), readLastEventAt(teamId)]);
  return trackerView(settings, last_event_at);
};
