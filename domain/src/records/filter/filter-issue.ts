import { AppError } from "../../shared/error";
import { recordsTexts } from "../texts";

/**
 * Why a condition is invalid: its field was deleted, its operator or value does not fit, its values are masked for the
 * caller, or there are too many conditions.
 */
export type FilterIssueCode =
  | "removed-field"
  | "removed-option"
  | "removed-stage"
  | "bad-operator"
  | "bad-value"
  | "masked"
  | "too-many";

/** An invalid condition; `path` leads to it through the groups, by index. */
export type FilterIssue = { identifier: string; code: FilterIssueCode; path?: readonly number[] };

/** The error that names each invalid condition, so that an editor can highlight them. */
export const filterError = (...issues: FilterIssue[]) => new AppError("BAD_REQUEST", recordsTexts.filterError, issues);
