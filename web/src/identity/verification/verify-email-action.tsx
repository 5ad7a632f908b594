import { Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PageLoading } from "../../ui/page-loading";
import { EntryPage } from "../entry/entry-page";
import { applyEmailCode } from "./account-codes";
import { InvalidLink } from "./invalid-link";

export function VerifyEmailAction({ code, tenantId }: { code: string; tenantId: string | null }) {
  const { t } = useTranslation("identity");
  const verification = useQuery({
    queryKey: ["verify-email", code],
    queryFn: () => applyEmailCode(code, tenantId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (verification.isPending) return <PageLoading minH="100dvh" />;
  if (verification.isError) return <InvalidLink description={t("action.invalidHint")} />;
  return (
    <EntryPage title={t("action.verified")} description={t("action.verifiedHint")}>
      <Button asChild size="md">
        <Link to="/">{t("action.goOn")}</Link>
      </Button>
    </EntryPage>
  );
}
