import { Button, Skeleton } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { CardSection } from "../../records/business-card/card-section";
import { NaverWorksSection } from "../../teams/credential/naver-works-section";
import { useSlack } from "../../teams/team/slack-queries";
import { ErrorState } from "../../ui/error-state";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { SlackCard } from "../slack/slack-card";
import { CalendarsSection } from "./calendars-section";
import { ConferencingSection } from "./conferencing-section";
import { MailboxSection } from "./mailbox-section";

/** The user's accounts, the team's Slack and its business cards (docs/product/teams.md#connections). */
export function ConnectionsPage() {
  const { t } = useTranslation("scheduling");
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader title={t("connections.title")} description={t("connections.description")} />
      <CalendarsSection />
      <MailboxSection />
      <ConferencingSection />
      <SlackConnection />
      <CardSection />
      {isAdmin && <NaverWorksSection />}
      {isAdmin && (
        <SettingsSection title={t("connections.apiKeys")} description={t("connections.apiKeysHint")}>
          <Button asChild variant="outline">
            <Link to="/settings/api-keys">{t("connections.openApiKeys")}</Link>
          </Button>
        </SettingsSection>
      )}
    </>
  );
}

/** The team's Slack workspace; members see it, admins connect and disconnect it. */
function SlackConnection() {
  const { t } = useTranslation("scheduling");
  const { data, isPending, error, refetch } = useSlack();
  return (
    <SettingsSection title="Slack" description={t("slack.description")}>
      {isPending && <Skeleton h="20" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <SlackCard slack={data} />}
    </SettingsSection>
  );
}
