import type { FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import type { DraftPart } from "../filter-draft";
import type { ListedFields } from "../listed-fields";

/** What each part of the editor needs. */
export type FilterEditing = {
  fields: ListedFields;
  /** The text for an empty group that doesn't match every record. */
  none?: string;
  issues: ReadonlyMap<number, FilterIssueCode>;
  change: <P extends DraftPart>(id: number, change: (part: P) => DraftPart | undefined) => void;
};
