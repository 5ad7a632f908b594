import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ListSelection } from "../record/list/selection/use-selection";

/** What the dialogs of the bulk actions are given. */
export type BulkDialogProps = {
  entity: ListEntityId;
  selection: ListSelection;
  onClose: () => void;
  onStarted: () => void;
};
