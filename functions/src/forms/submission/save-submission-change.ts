import type { FormsEvent } from "@dure/domain/forms/events";
import type { StoredSubmission } from "@dure/domain/forms/submission/form-submission";
import type { Tx } from "../../platform/transaction/transaction-store";
import { saveSubmission } from "./form-submission-store";

/** Saves a new or changed submission and returns its event. */
export function saveSubmissionChange(
  tx: Tx,
  teamId: string,
  before: StoredSubmission | undefined,
  after: StoredSubmission,
): FormsEvent {
  saveSubmission(tx, teamId, after);
  return before
    ? { type: "form-submission.changed", before, after }
    : { type: "form-submission.created", before: null, after };
}
