import { Alert } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";

/** That a meeting is not yet in the calendars of some hosts, and what is done about it. */
export function CalendarNotice({ hosts }: Pick<ScheduledEventView, "hosts">) {
  const { t } = useTranslation("scheduling");
  const notices = (["failed", "pending"] as const).map((state) => ({
    state,
    names: hosts.filter(({ calendar_state }) => calendar_state === state).map(({ name }) => name),
  }));
  return notices
    .filter(({ names }) => names.length > 0)
    .map(({ state, names }) => (
      <Alert.Root key={state} size="sm" status={state === "failed" ? "warning" : "info"}>
        <Alert.Indicator />
        <Alert.Description>{t(`event.calendarHint.${state}`, { names: names.join(", ") })}</Alert.Description>
      </Alert.Root>
    ));
}
