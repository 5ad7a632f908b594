import type { RecordView } from "@dure/domain/records/record";
import { type CellWords, cellText, subjectOf } from "./cell-text";
import { isNumeric, type ListColumn, NAME_FIELD } from "./columns";
import { GridPart } from "./grid-part";

type TableCellProps = {
  record: RecordView;
  column: ListColumn;
  /** From the left edge; undefined for the held first column, which stands where it stands. */
  startPx: number | undefined;
  index: number;
  words: CellWords;
  referred: (id: string | undefined) => RecordView | undefined;
  hrefOf: (record: RecordView) => string;
};

/** One value of a record; its name leads to the record. */
export function TableCell({
  record,
  column: { field, size },
  startPx,
  index,
  words,
  referred,
  hrefOf,
}: TableCellProps) {
  const subject = subjectOf(record, field, referred);
  const text = subject ? cellText(subject, field, words) : "";
  const isName = field.identifier === NAME_FIELD[record.entity];
  return (
    <GridPart
      role="gridcell"
      aria-colindex={index + 2}
      className={isNumeric(field.type) ? "cell numeric" : "cell"}
      style={{ width: size, ...(startPx !== undefined && { left: startPx }) }}
      title={text.length > size / 8 ? text : undefined}
    >
      {field.type === "stage" && record.stage && <span className="dot" data-status={record.stage.status} aria-hidden />}
      {isName ? (
        <a className="name" href={hrefOf(record)} tabIndex={-1}>
          {record.label}
        </a>
      ) : (
        text
      )}
    </GridPart>
  );
}
