import type { TrackerSettings } from "./tracker/tracker";

/** The id is the team's. */
type OwnTracker = TrackerSettings & { id: string };

export type JourneysEvent = { type: "tracker.changed"; before: OwnTracker | null; after: OwnTracker };
