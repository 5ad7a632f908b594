import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { SupportChatButton } from "../../ui/help/support-chat-button";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { InstallationCheck } from "./installation-check";
import { SiteList } from "./site-list";
import { useTracker } from "./tracker-queries";
import { TrackingCode } from "./tracking-code";
import { UsageGuide } from "./usage-guide";

/** Customer Journey Data: the code for the team's websites, and whether visits come in (docs/product/journeys.md). */
export function TrackerPage() {
  const { t } = useTranslation("journeys");
  const { data: tracker, error, refetch } = useTracker();
  return (
    <Page>
      <PageHeader
        title={t("tracker.title")}
        description={t("tracker.description")}
        actions={<SupportChatButton flow="releaseQuickly" />}
      />
      {!tracker && (error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />)}
      {tracker && (
        <>
          <SettingsSection title={t("tracker.sites")} description={t("tracker.sitesHint")}>
            <SiteList sites={tracker.allowed_sites} />
          </SettingsSection>
          <SettingsSection title={t("tracker.code")} description={t("tracker.codeHint")}>
            <TrackingCode
              siteKey={tracker.allowed_sites.length > 0 ? tracker.site_key : null}
              scriptUrl={tracker.script_url}
            />
          </SettingsSection>
          <SettingsSection title={t("tracker.check")}>
            <InstallationCheck lastEventAt={tracker.last_event_at} />
          </SettingsSection>
          <SettingsSection title={t("tracker.guide")}>
            <UsageGuide />
          </SettingsSection>
        </>
      )}
    </Page>
  );
}
