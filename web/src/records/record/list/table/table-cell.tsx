import type { RecordView } from "@dure/domain/records/record/record";
import { memo, type ReactNode } from "react";
import { isNumeric, type ListColumn, NAME_FIELD } from "../columns/columns";
import type { FindReferred } from "../rows";
import { type CellTexts, cellText, subjectOf } from "./cell-text";
import { coloredOptions } from "./colored-options";
import { GridPart } from "./grid-part";

type TableCellProps = {
  record: RecordView | undefined;
  column: ListColumn;
  /** The offset from the left edge; undefined for a frozen column, which keeps its natural position. */
  startPx: number | undefined;
  index: number;
  words: CellTexts;
  referred: FindReferred;
  hrefOf: (record: RecordView) => string;
  /** Whether the cell is among the marked ones. */
  isMarked: boolean;
  /** Whether it has the handle of the marked cells. */
  hasHandle: boolean;
  /** The input of the active cell; nothing in the others. */
  input: ReactNode;
};

/** One value of a record; its name leads to the record. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
  const { record, column, startPx, index, words, referred, isMarked, hasHandle, input } = props;
  const { field, size } = column;
  const subject = record && subjectOf(record, field, referred);
  const text = subject ? cellText(subject, field, words) : "";
  return (
    <GridPart
      role="gridcell"
      aria-colindex={index + 2}
      aria-selected={isMarked || undefined}
      data-marked={isMarked || undefined}
      data-entered={input ? "" : undefined}
      className={isNumeric(field.type) ? "cell numeric" : "cell"}
      style={{ width: size, ...(startPx !== undefined && { left: startPx }) }}
      title={text.length > size / 8 ? text : undefined}
    >
      {cellContent(props, text)}
      {input}
      {hasHandle && <span className="handle" data-fill-handle="" aria-hidden />}
    </GridPart>
  );
});

function cellContent(props: TableCellProps, text: string): ReactNode {
  const { record, column, startPx, referred, hrefOf } = props;
  const { field } = column;
  if (!record) return startPx === undefined && <span className="waiting" />;
  if (field.identifier === NAME_FIELD[record.entity]) {
    return (
      <a className="name" href={hrefOf(record)} tabIndex={-1}>
        {record.label}
      </a>
    );
  }
  const chips = text === "" ? undefined : coloredOptions(subjectOf(record, field, referred), field);
  if (chips)
    return chips.map(({ value, label, color }) => (
      <span key={value} className="chip" data-color={color}>
        {label}
      </span>
    ));
  if (field.type !== "stage" || !record.stage) return text;
  return (
    <>
      <span className="dot" data-status={record.stage.status} data-color={record.stage.color} aria-hidden />
      {text}
    </>
  );
}
