import { Button, HStack, Text } from "@chakra-ui/react";
import { repeatedRows } from "@dure/domain/records/import/repeated-rows";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { takenRows } from "../taken-rows";
import type { ImportDraft } from "../use-import-draft";

/** The number of rows that repeat the person of an earlier row, with a button to skip them. */
export function RepeatedRowsButton({ draft: { rows, skipped }, mapping, skip }: ImportDraft) {
  const { t } = useTranslation("records");
  const repeated = useMemo(() => repeatedRows(mapping, takenRows({ rows, skipped })), [mapping, rows, skipped]);
  if (repeated.size === 0) return null;
  const reasons = [...repeated].map(([row, earlier]) => [row, t("import.repeats", { row: earlier + 2 })] as const);
  return (
    <HStack wrap="wrap" columnGap="2" rowGap="1">
      <Text textStyle="sm" color="fg.warning">
        {t("import.repeated", { count: repeated.size })}
      </Text>
      <Button size="xs" variant="outline" onClick={() => skip(new Map(reasons))}>
        {t("import.skipRows", { count: repeated.size })}
      </Button>
    </HStack>
  );
}
