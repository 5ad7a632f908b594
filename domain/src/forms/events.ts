import type { AnsweredConsent } from "./answer/email-consents";
import type { SavedQuestion } from "./question/saved-question";
import type { StoredSubmission } from "./submission/form-submission";

/** What a visitor answered to a form's questions for consent to marketing mails. */
type AnsweredConsents = {
  /** The submission's, or the meeting's. */
  id: string;
  form_id: string;
  title: string;
  email: string;
  consents: AnsweredConsent[];
  answered_at: string;
};

export type FormsEvent =
  | { type: "email-consent.answered"; before: null; after: AnsweredConsents }
  | { type: "saved-question.created"; before: null; after: SavedQuestion }
  | { type: "saved-question.deleted"; before: SavedQuestion; after: null }
  | { type: "form-submission.created"; before: null; after: StoredSubmission }
  | { type: "form-submission.changed"; before: StoredSubmission; after: StoredSubmission };
