import { Button, HStack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Draft } from "../use-import-draft";
import { saveCsv } from "./save-csv";

type SkippedRowsProps = {
  draft: Pick<Draft, "table" | "rows" | "skipped">;
  /** Whether the import is over. The rows are then described as not imported instead of skipped. */
  isOver?: boolean;
};

/** The number of skipped rows, and a file of them with the reasons, to be fixed and imported later. */
export function SkippedRows({ draft: { table, rows, skipped }, isOver = false }: SkippedRowsProps) {
  const { t } = useTranslation("records");
  const save = () =>
    saveCsv(t("import.skippedFile"), [
      [...(table[0] ?? []), t("import.reason")],
      ...[...skipped].sort(([a], [b]) => a - b).map(([row, reason]) => [...(rows[row] ?? []), reason]),
    ]);
  return (
    <HStack wrap="wrap" columnGap="2" rowGap="1">
      <Text textStyle="sm" color="fg.muted">
        {t(isOver ? "import.leftOut" : "import.skipped", { count: skipped.size })}
      </Text>
      <Button size="xs" variant="outline" onClick={save}>
        <Download aria-hidden />
        {t(isOver ? "import.saveLeftOut" : "import.saveSkipped")}
      </Button>
    </HStack>
  );
}
