import { sharedIssues } from "../../shared/shared-issues";
import { Line } from "../../shared/value";
import { formsIssues } from "../forms-issues";

/**
 * The key of an answer: a question's name or a website input's name. Firestore reserves names with two underscores at
 * both ends.
 */
export const QuestionName = Line(100)
  .min(1, sharedIssues.name)
  .regex(/^(?!__.*__$)/, formsIssues.reservedName);
