import { Alert, Link, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { foundEmailOf, signInCodeOf } from "../session/auth-failure";
import { OtherEmailError } from "../session/other-email-error";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { wrongTriesOf } from "./use-sign-in";

/** The sign-in error, with the number of failed attempts, or the way to unlock the account. */
export function SignInError({ error }: { error: unknown }) {
  const { t } = useTranslation("identity");
  const authErrorText = useAuthErrorText();
  const found = foundEmailOf(error);
  const textOf = () => {
    if (error instanceof OtherEmailError) return t("signUpPage.otherEmail", { email: error.email });
    if (found) return t("login.found", { email: found });
    const isUnknown = isRefusal(error, "NOT_FOUND") || signInCodeOf(error) === "A-PN-0009";
    return isUnknown ? t("login.notSignedUp") : authErrorText(error);
  };
  const text = textOf();
  const tries = wrongTriesOf(error);
  const { supportEmail } = runtime().config;
  if (!text) return null;
  return (
    <Alert.Root status={found ? "info" : "error"} size="sm" role="alert" data-code={signInCodeOf(error)}>
      <Alert.Indicator />
      <Stack gap="0.5">
        <Alert.Title fontWeight="normal">{tries ? t("login.wrongPassword", { tries }) : text}</Alert.Title>
        {tries && <Alert.Description>{t("login.wrongPasswordWarning")}</Alert.Description>}
        {isRefusal(error, "A-PN-0013") && supportEmail && (
          <Link href={`mailto:${supportEmail}`} textDecoration="underline">
            {t("login.blockedContact")}
          </Link>
        )}
      </Stack>
    </Alert.Root>
  );
}
