import { Badge } from "@chakra-ui/react";
import type { ValidImport } from "@dure/domain/records/import/api";
import { useTranslation } from "react-i18next";
import { GridPart } from "../../record/list/table/grid-part";

type ActionCellProps = { action: ValidImport["actions"][number] | undefined; startPx: number };

/** Whether a row makes a record or updates one, and which. */
export function ActionCell({ action, startPx }: ActionCellProps) {
  const { t } = useTranslation("records");
  if (!action) return null;
  const isNew = action.action === "create";
  return (
    <GridPart role="cell" aria-colindex={2} className="cell" title={action.label} style={{ left: startPx }}>
      <Badge size="xs" me="1.5" verticalAlign="middle" {...(isNew && { colorPalette: "brand" })}>
        {t(isNew ? "import.names.new" : "import.match.updates")}
      </Badge>
      {action.label}
    </GridPart>
  );
}
