import { Badge, HStack } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";

type EventBadgesProps = {
  event: Pick<ScheduledEventView, "kind" | "cancellation" | "calendar_state" | "change_logs" | "approval">;
};

/** Badges for the kind of meeting and its special states. */
export function EventBadges({
  event: { kind, cancellation, calendar_state, change_logs, approval },
}: EventBadgesProps) {
  const { t } = useTranslation("scheduling");
  const wasMoved = change_logs.some(({ type }) => type === "rescheduled");
  return (
    <HStack gap="1" wrap="wrap">
      <Badge variant="outline" colorPalette="gray">
        {t(`event.kind.${kind}`)}
      </Badge>
      {approval === "pending" && <Badge colorPalette="orange">{t("event.pending")}</Badge>}
      {cancellation && (
        <Badge colorPalette="red">{t(approval === "declined" ? "event.declined" : "event.cancelled")}</Badge>
      )}
      {!cancellation && wasMoved && <Badge colorPalette="blue">{t("event.rescheduled")}</Badge>}
      {calendar_state === "pending" && approval !== "pending" && approval !== "declined" && (
        <Badge>{t("event.calendar.pending")}</Badge>
      )}
      {calendar_state === "refused" && <Badge colorPalette="orange">{t("event.calendar.refused")}</Badge>}
      {calendar_state === "failed" && <Badge colorPalette="orange">{t("event.calendar.failed")}</Badge>}
    </HStack>
  );
}
