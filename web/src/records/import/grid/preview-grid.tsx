import { Box } from "@chakra-ui/react";
import type { ValidImport } from "@dure/domain/records/import/api";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GridPart } from "../../record/list/table/grid-part";
import { useCellTexts } from "../../record/list/table/use-cell-texts";
import { ActionCell } from "../match/action-cell";
import { useImportLabel } from "../use-import-label";
import { GRID_STYLES } from "./grid-styles";
import { PreviewCell } from "./preview-cell";
import { useGridVirtualizers } from "./use-grid-virtualizers";

type PreviewGridProps = {
  preview: ValidImport;
  /** The rows' numbers in the spreadsheet. */
  numbers: readonly number[];
};

/** The rows as they will be stored, under their numbers in the spreadsheet. Only visible cells are rendered. */
export function PreviewGrid({ preview, numbers }: PreviewGridProps) {
  const { header, data, actions, counts } = preview;
  const { t } = useTranslation("records");
  const label = useImportLabel();
  const words = useCellTexts();
  const scroller = useRef<HTMLDivElement>(null);
  // Where rows update records, the first column says which do.
  const offset = counts.updated > 0 ? 1 : 0;
  const rowCount = data[header[0]?.id ?? ""]?.length ?? 0;
  const { down, across } = useGridVirtualizers(scroller, rowCount, header.length + offset);
  const seen = across.getVirtualItems().flatMap(({ index, start }) => {
    const column = header[index - offset];
    return column ? [{ ...column, index, start }] : [];
  });
  const shown = across.getVirtualItems()[0];
  const actionPx = offset > 0 && shown?.index === 0 ? shown.start : undefined;
  return (
    <Box
      ref={scroller}
      flex="1"
      minH="16rem"
      overflow="auto"
      borderWidth="1px"
      rounded="l3"
      tabIndex={0}
      focusVisibleRing="inside"
      css={GRID_STYLES}
    >
      <GridPart
        role="table"
        aria-label={t("import.previewRows")}
        aria-rowcount={rowCount + 1}
        aria-colcount={header.length + 1 + offset}
        style={{ position: "relative", width: across.getTotalSize(), height: down.getTotalSize() }}
      >
        <GridPart role="row" aria-rowindex={1} className="head">
          {actionPx !== undefined && (
            <GridPart role="columnheader" aria-colindex={2} className="cell" style={{ left: actionPx }}>
              {t("import.match.action")}
            </GridPart>
          )}
          {seen.map(({ id, index, start, definition }) => (
            <GridPart role="columnheader" key={id} aria-colindex={index + 2} className="cell" style={{ left: start }}>
              {label(definition)}
            </GridPart>
          ))}
        </GridPart>
        {down.getVirtualItems().map(({ index: row, start: top }) => (
          <GridPart role="row" key={row} aria-rowindex={row + 2} className="row" style={{ top }}>
            <GridPart role="rowheader" aria-colindex={1} className="number">
              {numbers[row]}
            </GridPart>
            {actionPx !== undefined && <ActionCell action={actions[row]} startPx={actionPx} />}
            {seen.map(({ id, index, start, definition }) => (
              <PreviewCell
                key={id}
                cell={data[id]?.[row] ?? null}
                field={definition}
                index={index}
                startPx={start}
                words={words}
              />
            ))}
          </GridPart>
        ))}
      </GridPart>
    </Box>
  );
}
