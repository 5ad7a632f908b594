import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { ResendButton } from "../entry/resend-button";

export function ResetSent({ email }: { email: string }) {
  const { t } = useTranslation("identity");
  return (
    <ResendButton
      resend={() => client.identity.sendPasswordReset({ body: { email } })}
      done={t("forgot.resent")}
      initialWait
    />
  );
}
