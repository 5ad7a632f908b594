import { Button, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ExternalProvider } from "../session/external-provider";
import { GoogleMark } from "./google-mark";
import { MicrosoftMark } from "./microsoft-mark";

type ProviderButtonsProps = { busy: ExternalProvider | undefined; onChoose: (provider: ExternalProvider) => void };

export function ProviderButtons({ busy, onChoose }: ProviderButtonsProps) {
  const { t } = useTranslation("identity");
  return (
    <Stack gap="2">
      <Button
        variant="outline"
        size="md"
        loading={busy === "google"}
        disabled={Boolean(busy)}
        onClick={() => onChoose("google")}
      >
        <GoogleMark />
        {t("google")}
      </Button>
      <Button
        variant="outline"
        size="md"
        loading={busy === "microsoft"}
        disabled={Boolean(busy)}
        onClick={() => onChoose("microsoft")}
      >
        <MicrosoftMark />
        {t("microsoft")}
      </Button>
    </Stack>
  );
}
