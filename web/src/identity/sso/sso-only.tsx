import { Button, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SignInError } from "../sign-in/sign-in-error";

type SsoOnlyProps = { buttons: ReactNode; error: unknown; onOther: () => void };

/** The log-in of a team that requires SSO; admins may ask for another way. */
export function SsoOnly({ buttons, error, onOther }: SsoOnlyProps) {
  const { t } = useTranslation("identity");
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t("sso.only")}</Text>
      {buttons}
      <SignInError error={error} />
      <Button variant="plain" color="fg.muted" onClick={onOther}>
        {t("sso.adminWay")}
      </Button>
    </Stack>
  );
}
