import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { LawSection } from "../law/law-section";
import { MarketingLocked } from "../marketing-locked";
import { TopicsSection } from "../unsubscribe/topics-section";
import { FooterForm } from "./footer-form";
import { useFooter } from "./footer-queries";

/** Settings → Email footer: who sends, what recipients may choose, and the law (docs/product/email.md#footer). */
export function FooterPage() {
  const { t } = useTranslation("email");
  const { data: footer, error, isPending, refetch } = useFooter();
  return (
    <>
      <PageHeader title={t("footer.title")} description={t("footer.description")} />
      {isPending && <ListSkeleton rows={3} />}
      {isRefusal(error, "PLAN_REQUIRED") && <MarketingLocked />}
      {error && !isRefusal(error, "PLAN_REQUIRED") && <ErrorState error={error} onRetry={refetch} />}
      {footer && (
        <>
          <SettingsSection title={t("footer.section")} description={t("footer.hint")}>
            <FooterForm footer={footer} isComplete={footer.is_complete} />
          </SettingsSection>
          <LawSection />
          <TopicsSection />
        </>
      )}
    </>
  );
}
