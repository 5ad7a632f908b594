import { Alert, Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Conflicts } from "./use-stored-values";

type FormConflictsProps = { conflicts: Conflicts; labelOf: (name: string) => string };

/** The fields that somebody else has stored meanwhile. The form has the user's values; this shows the stored ones. */
export function FormConflicts({ conflicts: { theirs, take, keep }, labelOf }: FormConflictsProps) {
  const { t } = useTranslation("ui");
  const names = Object.keys(theirs);
  if (names.length === 0) return null;
  return (
    <Alert.Root status="warning" size="sm" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{t("conflict.title")}</Alert.Title>
        <Stack gap="2">
          {names.map((name) => (
            <Flex key={name} gap="2" align="center" wrap="wrap">
              <Box flex="1" minW="8rem" overflowWrap="anywhere">
                <Text textStyle="xs">{labelOf(name)}</Text>
                <Text>{textOf(theirs[name]) ?? t("conflict.other")}</Text>
              </Box>
              <Button size="xs" variant="outline" onClick={() => keep(name)}>
                {t("conflict.keep")}
              </Button>
              <Button size="xs" variant="outline" onClick={() => take(name)}>
                {t("conflict.take")}
              </Button>
            </Flex>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Texts and numbers are shown; lists and formatted text are too long. */
const textOf = (value: unknown): string | undefined =>
  typeof value === "number" || (typeof value === "string" && value !== "" && !value.startsWith("<"))
    ? String(value)
    : undefined;
