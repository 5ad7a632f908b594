import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryPage } from "../entry/entry-page";
import { TextLink } from "../entry/text-link";
import { ForgotPasswordForm } from "./forgot-password-form";
import { ResetSent } from "./reset-sent";

export function ForgotPasswordPage() {
  const { t } = useTranslation("identity");
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntryPage
      title={sentTo ? t("forgot.sentTitle") : t("forgot.title")}
      description={sentTo ? t("forgot.sent", { email: sentTo }) : t("forgot.description")}
      footer={<TextLink to="/login">{t("forgot.backToLogin")}</TextLink>}
    >
      {sentTo ? <ResetSent email={sentTo} /> : <ForgotPasswordForm onSent={setSentTo} />}
    </EntryPage>
  );
}
