import { Alert } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event";
import { useTranslation } from "react-i18next";

/** That a meeting is not yet in its host's calendar, and what is done about it. */
export function CalendarNotice({ state }: { state: ScheduledEventView["calendar_state"] }) {
  const { t } = useTranslation("scheduling");
  if (state !== "pending" && state !== "failed") return null;
  return (
    <Alert.Root size="sm" status={state === "failed" ? "warning" : "info"}>
      <Alert.Indicator />
      <Alert.Description>{t(`event.calendarHint.${state}`)}</Alert.Description>
    </Alert.Root>
  );
}
