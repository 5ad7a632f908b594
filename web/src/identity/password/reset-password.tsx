import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageLoading } from "../../ui/page-loading";
import { EntryPage } from "../entry/entry-page";
import { emailOfResetCode } from "../verification/account-codes";
import { InvalidLink } from "../verification/invalid-link";
import { NewPasswordForm } from "./new-password-form";

export function ResetPassword({ code, tenantId }: { code: string; tenantId: string | null }) {
  const { t } = useTranslation("identity");
  const email = useQuery({
    queryKey: ["reset-password", code],
    queryFn: () => emailOfResetCode(code, tenantId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (email.isPending) return <PageLoading minH="100dvh" />;
  if (email.isError) return <InvalidLink description={t("action.invalidHint")} />;
  return (
    <EntryPage title={t("action.resetTitle")} description={t("action.resetDescription", { email: email.data })}>
      <NewPasswordForm code={code} tenantId={tenantId} email={email.data} />
    </EntryPage>
  );
}
