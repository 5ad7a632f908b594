import { Box, Button, Flex, HStack, Input, Text } from "@chakra-ui/react";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { cellTexts } from "@dure/domain/records/import/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useImportLabel } from "../use-import-label";
import { AddOptionButton } from "./add-option-button";
import type { ErrorGroup, GroupActions } from "./error-groups";
import { useDomainText } from "./use-domain-text";

type ErrorGroupItemProps = GroupActions & { group: ErrorGroup; field: ImportField | null };

/**
 * A group of equal wrong cells. They are rewritten, emptied or added as an option together, or their rows are skipped.
 */
export function ErrorGroupItem({ group, field, onReplace, onSkip, onShow }: ErrorGroupItemProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  const label = useImportLabel();
  const { column, code, value, rows } = group;
  const [text, setText] = useState(value);
  const name = field ? label(field) : "";
  return (
    <Box as="li" px="3" py="2" borderBottomWidth="1px">
      <Text textStyle="sm" fontWeight="medium">
        {name}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {` · ${t("import.cells", { count: rows.length })}`}
        </Text>
      </Text>
      <Text textStyle="sm" color="fg.error">
        {inLanguage(cellTexts[code])}
      </Text>
      <Flex
        as="form"
        gap="1.5"
        mt="1.5"
        onSubmit={(event) => {
          event.preventDefault();
          onReplace([{ column, from: value, to: text }]);
        }}
      >
        <Input
          size="xs"
          aria-label={t("import.newValue", { field: name, value: value || t("field.empty") })}
          placeholder={value || t("field.empty")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="xs" variant="outline" type="submit" disabled={text === value}>
          {t("import.replace")}
        </Button>
      </Flex>
      <HStack gap="3" mt="1" wrap="wrap">
        {(code === "not_option" || code === "not_options") && field && <AddOptionButton field={field} text={value} />}
        {value !== "" && (
          <Button
            size="2xs"
            variant="plain"
            px="0"
            color="fg.muted"
            onClick={() => onReplace([{ column, from: value, to: "" }])}
          >
            {t("import.clearCells")}
          </Button>
        )}
        <Button size="2xs" variant="plain" px="0" color="fg.muted" onClick={() => onSkip(group)}>
          {t("import.skipRows", { count: rows.length })}
        </Button>
        <Button size="2xs" variant="plain" px="0" color="fg.muted" onClick={() => onShow(rows[0] ?? 1, column)}>
          {t("import.showRow", { row: (rows[0] ?? 0) + 1 })}
        </Button>
      </HStack>
    </Box>
  );
}
