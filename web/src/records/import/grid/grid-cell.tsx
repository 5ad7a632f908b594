import type { ImportField } from "@dure/domain/records/import/import-field";
import { type CellProblem, cellTexts } from "@dure/domain/records/import/texts";
import { GridPart } from "../../record/list/table/grid-part";
import { useDomainText } from "../steps/use-domain-text";
import { useImportLabel } from "../use-import-label";
import { CellInput } from "./cell-input";
import type { GridKeys } from "./use-grid-keys";

type GridCellProps = {
  at: { row: number; column: number };
  field: ImportField;
  text: string;
  startPx: number;
  problem: CellProblem | undefined;
  keys: GridKeys;
  onEdit: (text: string) => void;
};

/** A cell: its text, its error if it has one, or an input while it is edited. */
export function GridCell({ at, field, text, startPx, problem, keys, onEdit }: GridCellProps) {
  const inLanguage = useDomainText();
  const label = useImportLabel();
  const isActive = keys.active.row === at.row && keys.active.column === at.column;
  const reason = problem && inLanguage(cellTexts[problem]);
  return (
    <GridPart
      role="gridcell"
      aria-colindex={at.column + 1}
      aria-invalid={problem ? true : undefined}
      aria-description={reason}
      title={reason ?? text}
      data-place={`${at.row}:${at.column}`}
      tabIndex={isActive ? 0 : -1}
      className={problem ? "cell wrong" : "cell"}
      style={{ left: startPx }}
      onClick={() => keys.go(at)}
      onDoubleClick={keys.edit}
    >
      {isActive && keys.editing !== undefined ? (
        <CellInput
          label={label(field)}
          initial={keys.editing ?? text}
          onDone={(next, move) => {
            if (next !== undefined && next !== text) onEdit(next);
            keys.stop(move);
          }}
        />
      ) : (
        text
      )}
    </GridPart>
  );
}
