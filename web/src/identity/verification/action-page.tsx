import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ResetPassword } from "../password/reset-password";
import { InvalidLink } from "./invalid-link";
import { VerifyEmailAction } from "./verify-email-action";

/** The target of links in account mails: `mode`, `oobCode` and `tenantId` select the action. */
export function ActionPage() {
  const { t } = useTranslation("identity");
  const [search] = useSearchParams();
  const code = search.get("oobCode");
  const tenantId = search.get("tenantId");
  const mode = search.get("mode");
  if (code && mode === "verifyEmail") return <VerifyEmailAction code={code} tenantId={tenantId} />;
  if (code && mode === "resetPassword") return <ResetPassword code={code} tenantId={tenantId} />;
  return <InvalidLink description={t("action.invalidHint")} />;
}
