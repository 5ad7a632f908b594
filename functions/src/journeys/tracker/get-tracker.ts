import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { readLastEventAt, readTracker } from "./tracker-store";

export const getTracker: Verb<typeof journeysApi.getTracker> = async ({ teamId }) => {
  const [settings, last_event_at] = await Promise.all([readTracker(teamId), readLastEventAt(teamId)]);
  return { site_key: settings?.site_key ?? null, allowed_sites: settings?.allowed_sites ?? [], last_event_at };
};
