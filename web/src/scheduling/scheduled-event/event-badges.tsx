import { Badge, HStack } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";
import { isAwaiting } from "./event-rules";

type EventBadgesProps = {
  event: Pick<
    ScheduledEventView,
    "kind" | "cancellation" | "calendar_state" | "change_logs" | "approval" | "date_range"
  >;
  now: string;
};

/** Badges for the kind of meeting and its special states. */
export function EventBadges({ event, now }: EventBadgesProps) {
  const { kind, cancellation, calendar_state, change_logs, approval } = event;
  const { t } = useTranslation("scheduling");
  const wasMoved = change_logs.some(({ type }) => type === "rescheduled");
  return (
    <HStack gap="1" wrap="wrap">
      <Badge variant="outline" colorPalette="gray">
        {t(`event.kind.${kind}`)}
      </Badge>
      {approval === "pending" && (
        <Badge colorPalette="orange">{t(isAwaiting(event, now) ? "event.pending" : "event.notApproved")}</Badge>
      )}
      {cancellation && <Badge colorPalette="red">{t(endOf(cancellation, approval))}</Badge>}
      {!cancellation && wasMoved && <Badge colorPalette="blue">{t("event.rescheduled")}</Badge>}
      {calendar_state === "pending" && approval !== "pending" && approval !== "declined" && (
        <Badge>{t("event.calendar.pending")}</Badge>
      )}
      {calendar_state === "refused" && <Badge colorPalette="orange">{t("event.calendar.refused")}</Badge>}
      {calendar_state === "failed" && <Badge colorPalette="orange">{t("event.calendar.failed")}</Badge>}
    </HStack>
  );
}

/** How a meeting ended. A booking that was not approved in time was canceled by nobody. */
function endOf({ cancelled_by }: { cancelled_by: string }, approval: ScheduledEventView["approval"]) {
  if (approval !== "declined") return "event.cancelled";
  return cancelled_by === "" ? "event.notApproved" : "event.declined";
}
