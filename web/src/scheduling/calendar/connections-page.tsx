import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { NaverWorksSection } from "../../teams/credential/naver-works-section";
import { PageHeader } from "../../ui/page-header";
import { SlackConnection } from "../slack/slack-connection";
import { CalendarsSection } from "./calendars-section";
import { ConferencingSection } from "./conferencing-section";

/**
 * My accounts and the team's. Those for calendars and meetings can't be disconnected
 * (docs/product/teams.md#connections).
 */
export function ConnectionsPage() {
  const { t } = useTranslation("scheduling");
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader title={t("connections.title")} description={t("connections.description")} />
      <CalendarsSection />
      <ConferencingSection />
      <SlackConnection />
      {isAdmin && <NaverWorksSection />}
    </>
  );
}
