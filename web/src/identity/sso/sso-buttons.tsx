import { Button, Stack } from "@chakra-ui/react";
import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";

type SsoButtonsProps = {
  providers: SsoProviders["providers"];
  /** The id of the provider whose window is open. */
  busy: string | undefined;
  onChoose: (id: string) => void;
};

/** The ways in by a team's own identity providers. */
export function SsoButtons({ providers, busy, onChoose }: SsoButtonsProps) {
  const { t } = useTranslation("identity");
  return (
    <Stack gap="2">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          size="md"
          loading={busy === id}
          disabled={Boolean(busy)}
          onClick={() => onChoose(id)}
        >
          <KeyRound aria-hidden />
          {t("sso.continue", { name })}
        </Button>
      ))}
    </Stack>
  );
}
