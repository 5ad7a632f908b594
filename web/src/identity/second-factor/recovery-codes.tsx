import { Alert, Button, Code, Grid, HStack, Stack } from "@chakra-ui/react";
import { Copy, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../ui/copy/use-copy";
import { notify } from "../../ui/toast/notify";

const FILE = "dure-recovery-codes.txt";

/** New recovery codes, to be copied or downloaded. They are shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("identity");
  const copyText = useCopy();
  const text = codes.join("\n");
  const copy = async () => {
    if (await copyText(text)) notify.success({ title: t("recovery.copied") });
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href: url, download: FILE }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Stack gap="4">
      <Alert.Root status="warning" size="sm">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{t("recovery.once")}</Alert.Title>
      </Alert.Root>
      <Grid as="ul" aria-label={t("recovery.title")} templateColumns="repeat(2, 1fr)" gap="2" listStyleType="none">
        {codes.map((code) => (
          <li key={code}>
            <Code size="md">{code}</Code>
          </li>
        ))}
      </Grid>
      <HStack>
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden />
          {t("recovery.copy")}
        </Button>
        <Button variant="outline" onClick={download}>
          <Download aria-hidden />
          {t("recovery.download")}
        </Button>
      </HStack>
    </Stack>
  );
}
