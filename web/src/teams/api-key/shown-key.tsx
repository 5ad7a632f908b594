import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../ui/copy/code-to-copy";

/**
 * A key right after its creation; it can't be shown again. It is shown in the page, not in a dialog: a dialog that
 * opens while another one closes is dismissed along with it.
 */
export function ShownKey({ made: { name, key }, onClose }: { made: ApiKeyView; onClose: () => void }) {
  const { t } = useTranslation(["teams", "ui"]);
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderWidth="1px" borderRadius="l3" p="4" my="4">
      <Stack gap="3" role="status">
        <Heading as="h2" id={id} size="sm">
          {t("apiKeys.shownTitle", { name })}
        </Heading>
        <Text>{t("apiKeys.shownHint")}</Text>
        <CodeToCopy label={t("apiKeys.key")} code={key} rows={2} />
        <Button alignSelf="flex-start" onClick={onClose}>
          {t("ui:close")}
        </Button>
      </Stack>
    </Box>
  );
}
