import { Button, Center, Heading, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { UiProvider } from "../../ui/theme/ui-provider";

/** Shown when the deployment's configuration cannot be loaded; nothing else works without it. */
export function StartFailed() {
  const { t } = useTranslation("app");
  return (
    <UiProvider>
      <Center as="main" minH="100dvh" p="6">
        <Stack gap="3" align="center" textAlign="center" role="alert">
          <Heading as="h1" size="lg">
            {t("error.startFailed")}
          </Heading>
          <Text color="fg.muted">{t("error.startFailedHint")}</Text>
          <Button onClick={() => location.reload()}>{t("error.reload")}</Button>
        </Stack>
      </Center>
    </UiProvider>
  );
}
