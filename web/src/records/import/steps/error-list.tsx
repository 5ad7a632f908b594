import { Box, Button, Flex, Heading, Input, Stack, Text } from "@chakra-ui/react";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { cellTexts } from "@dure/domain/records/import/texts";
import { Wand2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useImportLabel } from "../use-import-label";
import type { ErrorGroup } from "./error-groups";
import { useDomainText } from "./use-domain-text";

/** Groups that are listed; the others come as these are put right. */
const LISTED = 50;

type Replace = (changes: readonly { column: number; from: string; to: string }[]) => void;
type ErrorListProps = {
  groups: readonly ErrorGroup[];
  mapping: Mapping;
  onReplace: Replace;
  onShow: (row: number, column: number) => void;
};

/** What is wrong, equal cells together: each put right at once, or all that can be told by themselves. */
export function ErrorList({ groups, mapping, onReplace, onShow }: ErrorListProps) {
  const { t } = useTranslation("records");
  const mendable = groups.filter(({ mended }) => mended !== undefined);
  const mends = mendable.map(({ column, value, mended = "" }) => ({ column, from: value, to: mended }));
  const count = mendable.reduce((sum, { rows }) => sum + rows.length, 0);
  if (groups.length === 0) return null;
  return (
    <Flex
      as="section"
      aria-label={t("import.errors")}
      direction="column"
      w={{ base: "full", lg: "22rem" }}
      minH="0"
      borderWidth="1px"
      rounded="l3"
    >
      <Flex px="3" py="2" gap="2" align="center" justify="space-between" borderBottomWidth="1px">
        <Heading as="h2" textStyle="sm">
          {t("import.errors")}
        </Heading>
        {mends.length > 0 && (
          <Button size="xs" variant="outline" onClick={() => onReplace(mends)}>
            <Wand2 aria-hidden />
            {t("import.mendAll", { count })}
          </Button>
        )}
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none" overflowY="auto" flex="1">
        {groups.slice(0, LISTED).map((group) => (
          <GroupItem
            key={`${group.column} ${group.code} ${group.value}`}
            group={group}
            mapping={mapping}
            onReplace={onReplace}
            onShow={onShow}
          />
        ))}
      </Stack>
    </Flex>
  );
}

type GroupItemProps = Omit<ErrorListProps, "groups"> & { group: ErrorGroup };

function GroupItem({ group, mapping, onReplace, onShow }: GroupItemProps) {
  const { t } = useTranslation("records");
  const inLanguage = useDomainText();
  const label = useImportLabel();
  const { column, code, value, rows, mended } = group;
  const [text, setText] = useState(mended ?? value);
  const field = mapping[column];
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
      <Button size="2xs" variant="plain" px="0" mt="1" color="fg.muted" onClick={() => onShow(rows[0] ?? 1, column)}>
        {t("import.showRow", { row: (rows[0] ?? 0) + 1 })}
      </Button>
    </Box>
  );
}
