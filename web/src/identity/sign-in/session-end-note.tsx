import { Alert } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { ACCOUNT_GONE } from "../../lib/session/session-end";

/** Says why somebody who was signed in is asked to log in; nothing for anybody else. */
export function SessionEndNote() {
  const { t } = useTranslation("identity");
  const { state } = useLocation();
  const reason: unknown = state?.reason;
  if (typeof reason !== "string" || reason === "") return null;
  return (
    <Alert.Root status="warning" size="sm" role="status">
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">{reason === ACCOUNT_GONE ? t("login.accountGone") : reason}</Alert.Title>
    </Alert.Root>
  );
}
