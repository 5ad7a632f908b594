import { Button, type ButtonProps, Stack } from "@chakra-ui/react";
import type { Provider } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { useConnect } from "./use-connect";

type ConnectButtonProps = Pick<ButtonProps, "variant"> & {
  provider: Provider;
  /** The account to authorise again; a new one is connected without. */
  email?: string | undefined;
};

/** Opens a provider's authorisation window and says what went wrong in it. */
export function ConnectButton({ provider, email, variant }: ConnectButtonProps) {
  const { t } = useTranslation("scheduling");
  const { connect, isConnecting, failure } = useConnect(provider, email);
  return (
    <Stack align="flex-start" gap="2">
      <Button {...(variant && { variant })} loading={isConnecting} loadingText={t("connect.waiting")} onClick={connect}>
        {email ? t("connect.again") : t("connect.new", { provider: t(`provider.${provider}`) })}
      </Button>
      <FormError error={failure} />
    </Stack>
  );
}
