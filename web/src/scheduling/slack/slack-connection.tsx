import { Skeleton } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useSlack } from "../../teams/team/slack-queries";
import { ErrorState } from "../../ui/error-state";
import { SettingsSection } from "../../ui/settings-section";
import { SlackCard } from "./slack-card";

/** The team's Slack workspace; members see it, admins connect and disconnect it. */
export function SlackConnection() {
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
