import { AppError } from "../../shared/error";
import { recordsTexts } from "../texts";

/** Why a condition can't be asked: what it names is gone, its operator or value does not fit, or there are too many. */
export type FilterIssueCode =
  | "removed-field"
  | "removed-option"
  | "removed-stage"
  | "bad-operator"
  | "bad-value"
  | "too-many";

/** One condition that does not fit; `path` leads to it through the groups, by index. */
export type FilterIssue = { identifier: string; code: FilterIssueCode; path?: readonly number[] };

/** Refuses a filter, naming each condition that does not fit, so that an editor can point at it. */
export const filterError = (...issues: FilterIssue[]) => new AppError("BAD_REQUEST", recordsTexts.filterError, issues);
