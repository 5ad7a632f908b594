import { Button, type ButtonProps, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { useConnectGoogle } from "./use-connect-google";

type ConnectGoogleButtonProps = Pick<ButtonProps, "variant"> & {
  /** `again` for an account whose grant was taken back, `more` where another is connected already. */
  purpose: "first" | "more" | "again";
  /** The account to authorise again. */
  email?: string | undefined;
};

/** Opens the authorisation window and says what went wrong in it. */
export function ConnectGoogleButton({ purpose, email, variant }: ConnectGoogleButtonProps) {
  const { t } = useTranslation("scheduling");
  const { connect, isConnecting, failure } = useConnectGoogle(email);
  return (
    <Stack align="flex-start" gap="2">
      <Button {...(variant && { variant })} loading={isConnecting} loadingText={t("connect.waiting")} onClick={connect}>
        {t(`connect.${purpose}`)}
      </Button>
      <FormError error={failure} />
    </Stack>
  );
}
