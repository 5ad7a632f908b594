import { Code, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../ui/copy/use-copy";
import { notify } from "../../ui/toast/notify";

/** The key of an authenticator app, for those who can't scan. */
export function SecretKey({ value }: { value: string }) {
  const { t } = useTranslation("identity");
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(value)) notify.success({ title: t("enroll.copied") });
  };
  return (
    <Stack gap="1">
      <Text textStyle="xs" color="fg.muted">
        {t("enroll.secret")}
      </Text>
      <HStack gap="2">
        <Code data-testid="totp-secret" wordBreak="break-all" px="2" py="1">
          {value}
        </Code>
        <IconButton size="xs" variant="ghost" aria-label={t("enroll.copy")} onClick={copy}>
          <Copy />
        </IconButton>
      </HStack>
    </Stack>
  );
}
