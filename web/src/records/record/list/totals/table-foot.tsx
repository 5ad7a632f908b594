import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useListedLabel } from "../../../filter/use-listed-label";
import type { ListState } from "../../../view/use-list-state";
import { isNumeric } from "../columns/columns";
import { valueText } from "../table/cell-text";
import { GridPart } from "../table/grid-part";
import type { VisibleColumn } from "../table/table-row";
import { useCellTexts } from "../table/use-cell-texts";
import { FOOT_PX, footPxOf, SELECTION_BAR_PX } from "./foot-height";
import { TOTALS, useTotals } from "./use-totals";

/** Covers the rows below the totals, where the selection bar is. */
const BELOW = {
  content: '""',
  position: "absolute",
  insetX: 0,
  top: "full",
  height: `${SELECTION_BAR_PX}px`,
  bg: "bg",
};

type TableFootProps = {
  list: ListState;
  rowCount: number;
  seen: readonly VisibleColumn[];
  frozen: number;
  widthPx: number;
  /** Whether the selection bar is below the totals. */
  isRaised: boolean;
};

/**
 * The totals of the number columns, over all records of the list. The user chooses the calculation below each column.
 */
export function TableFoot({ list, rowCount, seen, frozen, widthPx, isRaised }: TableFootProps) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const words = useCellTexts();
  const totals = useTotals(list);
  if (footPxOf(list.columns) === 0) return null;
  const cell = ({ column, index, startPx }: VisibleColumn) => {
    const { id, field, size } = column;
    const value = totals.valueOf(id);
    return (
      <GridPart
        key={id}
        role="gridcell"
        aria-colindex={index + 2}
        className="cell numeric"
        style={{
          width: size,
          height: FOOT_PX,
          lineHeight: "1.25rem",
          paddingBlock: 2,
          ...(startPx !== undefined && { left: startPx }),
        }}
      >
        {isNumeric(field.type) && (
          <>
            <Select
              aria-label={t("totals.of", { label: label(field) })}
              value={totals.totalOf(id)}
              onChange={({ target }) => totals.choose(id, TOTALS.find((one) => one === target.value) ?? "none")}
            >
              {(["none", ...TOTALS] as const).map((total) => (
                <option key={total} value={total}>
                  {t(`totals.${total}`)}
                </option>
              ))}
            </Select>
            {value !== undefined && value !== null && valueText(field, value, words)}
          </>
        )}
      </GridPart>
    );
  };
  return (
    <Box
      role="rowgroup"
      position="sticky"
      bottom="0"
      zIndex="2"
      bg="bg"
      borderTopWidth="1px"
      textStyle="sm"
      fontWeight="medium"
      _after={isRaised ? BELOW : {}}
    >
      <GridPart
        role="row"
        aria-rowindex={rowCount + 2}
        style={{ position: "relative", display: "flex", height: FOOT_PX, width: widthPx }}
      >
        <GridPart className="frozen" role="presentation" style={{ height: FOOT_PX, background: "inherit" }}>
          <GridPart role="gridcell" aria-colindex={1} className="pick" />
          {seen.slice(0, frozen).map(cell)}
        </GridPart>
        {seen.slice(frozen).map(cell)}
      </GridPart>
    </Box>
  );
}

const Select = chakra("select", {
  base: {
    display: "block",
    ms: "auto",
    maxWidth: "full",
    fieldSizing: "content",
    height: "5",
    bg: "transparent",
    color: "fg.muted",
    textStyle: "xs",
    fontWeight: "normal",
    rounded: "l1",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
