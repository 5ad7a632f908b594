import type { TrackerSettings, TrackerView } from "@dure/domain/journeys/tracker/tracker";
import { appUrl } from "../../platform/config";

/** @param settings undefined for a team that never named a website */
export const trackerView = (settings: TrackerSettings | undefined, last_event_at: string | null): TrackerView => ({
  site_key: settings?.site_key ?? null,
  script_url: `${appUrl.value()}/t.js`,
  allowed_sites: settings?.allowed_sites ?? [],
  last_event_at,
});
