import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { EntryPage } from "../entry/entry-page";
import { ResendButton } from "../entry/resend-button";
import { TextLink } from "../entry/text-link";
import { ForgotPasswordForm } from "./forgot-password-form";

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

function ResetSent({ email }: { email: string }) {
  const { t } = useTranslation("identity");
  return (
    <ResendButton
      resend={() => client.identity.sendPasswordReset({ body: { email } })}
      done={t("forgot.resent")}
      initialWait
    />
  );
}
