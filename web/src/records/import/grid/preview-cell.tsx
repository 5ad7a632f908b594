import { Badge } from "@chakra-ui/react";
import type { ValidCell } from "@dure/domain/records/import/api";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { useTranslation } from "react-i18next";
import { type CellTexts, valueText } from "../../record/list/table/cell-text";
import { GridPart } from "../../record/list/table/grid-part";

type PreviewCellProps = {
  cell: ValidCell | null;
  field: ImportField;
  index: number;
  startPx: number;
  words: CellTexts;
};

/** A value as it will be stored. The name of a company or contact says whether that one exists already. */
export function PreviewCell({ cell, field, index, startPx, words }: PreviewCellProps) {
  const { t } = useTranslation("records");
  const text = cell ? textOf(field, cell.value, words) : "";
  const before = cell?.change === "changed" && cell.before !== null ? textOf(field, cell.before, words) : "";
  return (
    <GridPart
      role="cell"
      aria-colindex={index + 2}
      className={cell?.change === "changed" ? "cell changed" : "cell"}
      title={before ? `${before} → ${text}` : text}
      style={{ left: startPx }}
    >
      {cell?.names && (
        <Badge size="xs" me="1.5" verticalAlign="middle" {...(cell.names === "new" && { colorPalette: "brand" })}>
          {t(`import.names.${cell.names}`)}
        </Badge>
      )}
      {before && <s>{before}</s>}
      {before && " → "}
      {text}
    </GridPart>
  );
}

/** A stage comes as its id. */
const textOf = (field: ImportField, value: unknown, words: CellTexts): string =>
  field.type === "stage" ? stageLabel(field, value) : valueText(field, value, words);

const stageLabel = ({ attributes: { status_stages = [] } }: ImportField, id: unknown): string =>
  status_stages.flatMap(({ stages }) => stages).find((stage) => stage.id === id)?.label ?? "";
