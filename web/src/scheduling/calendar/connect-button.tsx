import { Button, type ButtonProps, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { type Connecting, useConnect } from "./use-connect";
import { useServiceName } from "./use-service-name";

type ConnectButtonProps = Pick<ButtonProps, "variant"> & Omit<Connecting, "service"> & Partial<Connecting>;

/** Opens a provider's authorisation popup, by default for its calendars, and shows its error. */
export function ConnectButton({ variant, service = "calendar", ...account }: ConnectButtonProps) {
  const { t } = useTranslation("scheduling");
  const nameOf = useServiceName();
  const { connect, isConnecting, failure } = useConnect({ ...account, service });
  return (
    <Stack align="flex-start" gap="2">
      <Button {...(variant && { variant })} loading={isConnecting} loadingText={t("connect.waiting")} onClick={connect}>
        {account.email ? t("connect.again") : t("connect.new", { provider: nameOf(account.provider, service) })}
      </Button>
      <FormError error={failure} />
    </Stack>
  );
}
