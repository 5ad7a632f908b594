import { Flex, Switch, Text } from "@chakra-ui/react";
import { importTexts } from "@dure/domain/records/import/texts";
import { useTranslation } from "react-i18next";
import type { ImportDraft } from "../use-import-draft";
import { RepeatedRowsButton } from "./repeated-rows-button";
import { SkippedRows } from "./skipped-rows";
import { useDomainText } from "./use-domain-text";

type CheckBarProps = {
  state: ImportDraft;
  /** The number of wrong cells. */
  count: number;
  onlyErrors: boolean;
  onOnlyErrors: (onlyErrors: boolean) => void;
};

/** How many cells are wrong and how many rows are left out, above the grid. */
export function CheckBar({ state, count, onlyErrors, onOnlyErrors }: CheckBarProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  return (
    <Flex gap="3" mb="2" align="center" wrap="wrap" justify="space-between">
      <Text role="status" fontWeight="medium" {...(count > 0 && { color: "fg.error" })}>
        {count > 0 ? inLanguage(importTexts.invalidCells(count)) : t("import.noErrors")}
      </Text>
      <RepeatedRowsButton {...state} />
      {state.draft.skipped.size > 0 && <SkippedRows draft={state.draft} />}
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
