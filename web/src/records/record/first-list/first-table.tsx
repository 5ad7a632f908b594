/** @jsxImportSource preact */
import type { RecordView } from "@dure/domain/records/record/record";
import { isNumeric, NAME_FIELD } from "../list/columns/columns";
import type { RecordPage } from "../list/record-page";
import type { FindReferred } from "../list/rows";
import { type CellTexts, cellText, subjectOf } from "../list/table/cell-text";
import { coloredOptions } from "../list/table/colored-options";
import { frozenColumnCount, ROW_HEIGHTS } from "../list/table/list-appearance";
import { Chip, StageDot } from "./first-marks";
import type { ListSnapshot, SnapshotColumn } from "./list-snapshot";

export type FirstRowsProps = { kept: ListSnapshot; page: RecordPage | undefined; words: CellTexts };

/** The rows that fit the window, in the look of the app's table; only its head while they are being read. */
export function FirstTable({ kept, page, words }: FirstRowsProps) {
  const { columns, look } = kept;
  const frozen = frozenColumnCount(columns, look.frozen, innerWidth);
  const referred = new Map(page?.referred?.map((one) => [one.id, one]));
  const find: FindReferred = (id) => (id ? referred.get(id) : undefined);
  return (
    <>
      <div class="row head">
        <span class="pick" />
        {columns.map((column, index) => (
          <span key={column.field.identifier} {...lookOf(column, index === frozen - 1)}>
            {column.label}
          </span>
        ))}
      </div>
      {page?.data.slice(0, Math.ceil(innerHeight / ROW_HEIGHTS[look.height])).map((record) => (
        <div key={record.id} class="row" data-first-row>
          <span class="pick">
            <input type="checkbox" />
          </span>
          {columns.map((column, index) => (
            <span key={column.field.identifier} {...lookOf(column, index === frozen - 1)}>
              {contentOf(record, column.field, words, find)}
            </span>
          ))}
        </div>
      ))}
    </>
  );
}

const lookOf = ({ field, size }: SnapshotColumn, isEdge: boolean) => ({
  class: `cell${isNumeric(field.type) ? " numeric" : ""}${isEdge ? " edge" : ""}`,
  style: { width: `${size}px` },
});

function contentOf(record: RecordView, field: SnapshotColumn["field"], words: CellTexts, find: FindReferred) {
  if (field.identifier === NAME_FIELD[record.entity]) return <b>{record.label}</b>;
  const subject = subjectOf(record, field, find);
  const text = subject ? cellText(subject, field, words) : "";
  if (field.type === "stage" && record.stage) return [<StageDot key="dot" stage={record.stage} />, text];
  const chips = text === "" ? undefined : coloredOptions(subject, field);
  return chips?.map((chip) => <Chip key={chip.value} {...chip} />) ?? text;
}
