import { Box } from "@chakra-ui/react";
import type { ValidImport } from "@dure/domain/records/import/api";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GridPart } from "../../record/list/table/grid-part";
import { useCellTexts } from "../../record/list/table/use-cell-texts";
import { useImportLabel } from "../use-import-label";
import { GRID_STYLES } from "./grid-styles";
import { PreviewCell } from "./preview-cell";
import { useGridVirtualizers } from "./use-grid-virtualizers";

/** The rows as they will be kept, under their numbers in the spreadsheet. Only what is in sight is drawn. */
export function PreviewGrid({ preview: { header, data } }: { preview: ValidImport }) {
  const { t } = useTranslation("records");
  const label = useImportLabel();
  const words = useCellTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const rowCount = data[header[0]?.id ?? ""]?.length ?? 0;
  const { down, across } = useGridVirtualizers(scroller, rowCount, header.length);
  const seen = across.getVirtualItems().flatMap(({ index, start }) => {
    const column = header[index];
    return column ? [{ ...column, index, start }] : [];
  });
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
        aria-colcount={header.length + 1}
        style={{ position: "relative", width: across.getTotalSize(), height: down.getTotalSize() }}
      >
        <GridPart role="row" aria-rowindex={1} className="head">
          {seen.map(({ id, index, start, definition }) => (
            <GridPart role="columnheader" key={id} aria-colindex={index + 2} className="cell" style={{ left: start }}>
              {label(definition)}
            </GridPart>
          ))}
        </GridPart>
        {down.getVirtualItems().map(({ index: row, start: top }) => (
          <GridPart role="row" key={row} aria-rowindex={row + 2} className="row" style={{ top }}>
            <GridPart role="rowheader" aria-colindex={1} className="number">
              {row + 2}
            </GridPart>
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
