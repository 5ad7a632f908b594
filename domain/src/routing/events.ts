import type { Router } from "./router/router";
import type { RouterDraft } from "./router/router-draft";
import type { ShareConfig } from "./share-link/share-link";
import type { SubmissionRow } from "./submission/submission";

type OwnShareConfig = ShareConfig & { id: string };

/** An export of submissions; the id is the router's. */
type ExportedSubmissions = { id: string; from: string | null; to: string | null };

export type RoutingEvent =
  | { type: "router.created"; before: null; after: Router }
  | { type: "router.changed"; before: Router; after: Router }
  | { type: "router.deleted"; before: Router; after: null }
  | { type: "router.drafted"; before: RouterDraft | null; after: RouterDraft }
  | { type: "router.draft-discarded"; before: RouterDraft; after: null }
  | { type: "share-link.changed"; before: OwnShareConfig | null; after: OwnShareConfig }
  | { type: "submission.created"; before: null; after: SubmissionRow }
  | { type: "submission.changed"; before: SubmissionRow; after: SubmissionRow }
  | { type: "submissions.exported"; before: null; after: ExportedSubmissions };
