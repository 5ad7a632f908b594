import { Alert } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { TextLink } from "../entry/text-link";
import { authFailureOf } from "../session/auth-failure";
import { OtherEmailError } from "../session/other-email-error";
import { useAuthErrorText } from "../session/use-auth-error-text";

/** The sign-up error; an e-mail with an account gets a link to the login page. */
export function SignUpError({ error, email }: { error: unknown; email: string }) {
  const { t } = useTranslation("identity");
  const authErrorText = useAuthErrorText();
  const registered = isRefusal(error, "A-PN-0010") || authFailureOf(error) === "emailInUse";
  const text = error instanceof OtherEmailError ? t("signUpPage.otherEmail", { email }) : authErrorText(error);
  if (!text) return null;
  return (
    <Alert.Root status="error" size="sm" role="alert">
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">
        {registered ? (
          <>
            {t("signUpPage.registered")}{" "}
            <TextLink to={`/login?email=${encodeURIComponent(email)}`}>{t("signUpPage.goToLogin")}</TextLink>
          </>
        ) : (
          text
        )}
      </Alert.Title>
    </Alert.Root>
  );
}
