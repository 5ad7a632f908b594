import { Flex, Switch, Text } from "@chakra-ui/react";
import { importTexts } from "@dure/domain/records/import/texts";
import { useTranslation } from "react-i18next";
import type { Draft } from "../use-import-draft";
import { SkippedRows } from "./skipped-rows";
import { useDomainText } from "./use-domain-text";

type CheckBarProps = {
  draft: Draft;
  /** The number of wrong cells. */
  count: number;
  onlyErrors: boolean;
  onOnlyErrors: (onlyErrors: boolean) => void;
};

/** How many cells are wrong and how many rows are left out, above the grid. */
export function CheckBar({ draft, count, onlyErrors, onOnlyErrors }: CheckBarProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  return (
    <Flex gap="3" mb="2" align="center" wrap="wrap" justify="space-between">
      <Text role="status" fontWeight="medium" {...(count > 0 && { color: "fg.error" })}>
        {count > 0 ? inLanguage(importTexts.invalidCells(count)) : t("import.noErrors")}
      </Text>
      {draft.skipped.size > 0 && <SkippedRows draft={draft} />}
      <Switch.Root
        size="sm"
        checked={onlyErrors}
        disabled={!onlyErrors && count === 0}
        onCheckedChange={({ checked }) => onOnlyErrors(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t("import.onlyErrors")}</Switch.Label>
      </Switch.Root>
    </Flex>
  );
}
