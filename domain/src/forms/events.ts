import type { StoredSubmission } from "./submission/form-submission";

export type FormsEvent =
  | { type: "form-submission.created"; before: null; after: StoredSubmission }
  | { type: "form-submission.changed"; before: StoredSubmission; after: StoredSubmission };
