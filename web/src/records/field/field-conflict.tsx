import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useTranslation } from "react-i18next";
import { isEmptyValue } from "./values/field-value";
import { FieldValueView } from "./values/field-value-view";

type FieldConflictProps = {
  field: Field;
  mine: unknown;
  theirs: unknown;
  keepMine: () => void;
  keepTheirs: () => void;
};

/** A value that was typed, and the one that somebody else saved meanwhile: one of them is kept. */
export function FieldConflict({ field, mine, theirs, keepMine, keepTheirs }: FieldConflictProps) {
  const { t } = useTranslation("records");
  const choices = [
    { label: t("conflict.mine"), action: t("conflict.keepMine"), value: mine, keep: keepMine },
    { label: t("conflict.theirs"), action: t("conflict.keepTheirs"), value: theirs, keep: keepTheirs },
  ];
  return (
    <Flex direction="column" gap="2" px="2" py="1">
      {choices.map(({ label, action, value, keep }) => (
        <Flex key={label} gap="2" align="center">
          <Box flex="1" minW="0" overflowWrap="anywhere">
            <Text textStyle="xs" color="fg.muted">
              {label}
            </Text>
            {isEmptyValue(value) ? t("field.empty") : <FieldValueView field={field} value={value} />}
          </Box>
          <Button size="xs" variant="outline" flexShrink="0" onClick={keep}>
            {action}
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}
