import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { SkipForward } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorGroupItem } from "./error-group-item";
import type { ErrorGroup, GroupActions } from "./error-groups";

/** The most groups listed; others follow as these are fixed. */
const LISTED = 50;

type ErrorListProps = GroupActions & {
  groups: readonly ErrorGroup[];
  mapping: Mapping;
  /** Rows with an error. */
  wrongRows: number;
  onSkipAll: () => void;
};

/**
 * The errors, grouped by equal cells. A group is fixed, emptied or skipped at once, so that no cell holds up the
 * others.
 */
export function ErrorList({ groups, mapping, wrongRows, onSkipAll, ...actions }: ErrorListProps) {
  const { t } = useTranslation("records");
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
        <Button size="xs" variant="outline" onClick={onSkipAll}>
          <SkipForward aria-hidden />
          {t("import.skipAll", { count: wrongRows })}
        </Button>
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none" overflowY="auto" flex="1">
        {groups.slice(0, LISTED).map((group) => (
          <ErrorGroupItem
            key={`${group.column} ${group.code} ${group.value}`}
            group={group}
            field={mapping[group.column] ?? null}
            {...actions}
          />
        ))}
      </Stack>
    </Flex>
  );
}
