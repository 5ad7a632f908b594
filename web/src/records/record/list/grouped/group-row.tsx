import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../ui/use-format";
import type { ListState } from "../../../view/use-list-state";
import { type CellTexts, valueText } from "../table/cell-text";
import { GridPart } from "../table/grid-part";
import type { VisibleColumn } from "../table/table-row";
import { PICK_PX } from "../table/table-styles";
import { useTotals } from "../totals/use-totals";
import type { RowGroup } from "./row-group";

type GroupRowProps = {
  list: ListState;
  group: RowGroup;
  index: number;
  widthPx: number;
  rowPx: number;
  columns: readonly VisibleColumn[];
  /** The number of frozen columns. */
  frozen: number;
  isActive: boolean;
  words: CellTexts;
  onActive: (index: number) => void;
};

/** The head of a group: the rows' common value, their number, and the totals of the number columns. */
export function GroupRow(props: GroupRowProps) {
  const { list, group, index, widthPx, rowPx, columns, frozen, isActive, words, onActive } = props;
  const { t } = useTranslation("records");
  const format = useFormat();
  const { numbers } = useTotals(list);
  const field = list.fields.byId.get(list.group);
  const color = field?.attributes.options?.find(({ value }) => value === group.key)?.color;
  const namePx = PICK_PX + columns.slice(0, frozen).reduce((sum, { column }) => sum + column.size, 0);
  return (
    <GridPart
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      className="row group"
      style={{ height: rowPx, width: widthPx, minWidth: "100%", transform: `translateY(${index * rowPx}px)` }}
      onClick={() => {
        onActive(index);
        group.toggle();
      }}
    >
      <GridPart className="frozen" role="presentation" style={{ width: namePx }}>
        <GridPart role="rowheader" aria-colindex={1} aria-colspan={frozen + 1} className="group-name">
          <button type="button" tabIndex={-1} aria-expanded={!group.isFolded}>
            <ChevronRight size={14} aria-hidden />
            <span className={color ? "chip" : undefined} data-color={color ?? undefined}>
              {group.label}
            </span>{" "}
            <span className="group-count">
              {t("group.records", { count: group.records, number: format.number(group.records) })}
            </span>
          </button>
        </GridPart>
      </GridPart>
      {columns.slice(frozen).map(({ column, index: place, startPx }) => {
        const number = numbers.findIndex(({ identifier }) => identifier === column.id);
        return (
          <GridPart
            key={column.id}
            role="gridcell"
            aria-colindex={place + 2}
            className="cell numeric"
            style={{ width: column.size, ...(startPx !== undefined && { left: startPx }) }}
          >
            {number >= 0 && valueText(column.field, group.values[number], words)}
          </GridPart>
        );
      })}
    </GridPart>
  );
}
