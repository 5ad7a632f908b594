import type { DraftKind } from "./draft/draft";
import type { ResearchState } from "./research/research";
import type { TrackerSettings } from "./tracker/tracker";

/** The id is the team's. */
type OwnTracker = TrackerSettings & { id: string };

/** `id` is the company's. */
export type ResearchHead = { id: string; run: number; state: ResearchState };

export type ResearchEvent = {
  type: "company-research.requested" | "company-research.finished" | "company-research.failed";
  before: ResearchHead | null;
  after: ResearchHead;
};

export type JourneysEvent =
  | { type: "tracker.changed"; before: OwnTracker | null; after: OwnTracker }
  /** `id` is the record's. */
  | { type: "ai-draft.requested"; before: null; after: { id: string; kind: DraftKind } }
  | ResearchEvent;
