import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../lib/call-error";
import { LockedView } from "../ui/locked-view";
import { PageHeader } from "../ui/page-header";

type MarketingGuardProps = { title: string; error: unknown; children: ReactNode };

/** Replaces a page of e-mail marketing for teams that have none (docs/product/email.md#who-has-e-mail-marketing). */
export function MarketingGuard({ title, error, children }: MarketingGuardProps) {
  const { t } = useTranslation("email");
  if (!isRefusal(error, "PLAN_REQUIRED")) return children;
  return (
    <>
      <PageHeader title={title} />
      <LockedView reason="disabled" description={t("locked")} />
    </>
  );
}
