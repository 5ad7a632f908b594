import type { FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import type { ListState } from "../../view/use-list-state";
import type { DraftPart } from "../filter-draft";

/** What each part of the editor needs. */
export type FilterEditing = {
  list: ListState;
  issues: ReadonlyMap<number, FilterIssueCode>;
  change: <P extends DraftPart>(id: number, change: (part: P) => DraftPart | undefined) => void;
};
