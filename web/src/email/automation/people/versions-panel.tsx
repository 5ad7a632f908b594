import { Badge, HStack, Stack, Text } from "@chakra-ui/react";
import type { Automation } from "@dure/domain/email/automation/automation";
import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { useFormat } from "../../../ui/use-format";
import { useAutomationVersions } from "../automation-queries";

/** The versions of an automation: who published each one, and how many people are still in it. */
export function VersionsPanel({ automation: { id, version } }: { automation: Automation }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { nameOf } = useMembers();
  const { data, error, isError, refetch } = useAutomationVersions(id);
  if (isError) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={History}
        title={t("automationVersions.empty.title")}
        description={t("automationVersions.empty.description")}
      />
    );
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {data.map((one) => (
        <Stack as="li" key={one.version} gap="0.5" p="3" borderWidth="1px" rounded="l3" bg="bg.panel">
          <HStack gap="2">
            <Text fontWeight="medium">{t("automationVersions.version", { version: one.version })}</Text>
            {one.version === version && <Badge colorPalette="green">{t("automationVersions.current")}</Badge>}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {t("automationVersions.published", {
              name: nameOf(one.published_by) ?? t("automations.memberGone"),
              time: format.dateTime(one.published_at),
            })}
          </Text>
          <Text textStyle="sm">{t("automationVersions.running", { number: format.number(one.running) })}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
