import { Alert, Button, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { Modal } from "../../ui/modal";
import { useIsPageGone } from "../booking-page/booking-page-queries";
import { ApproveButton } from "./approve-button";
import { ChangeLogList } from "./change-log-list";
import { EventAnswers } from "./event-answers";
import { EventBadges } from "./event-badges";
import { EventFacts } from "./event-facts";
import { isAwaiting, mayChange } from "./event-rules";

type EventDialogProps = {
  event: ScheduledEventView;
  now: string;
  onClose: () => void;
  onReschedule: () => void;
  onCancel: () => void;
};

/** The details of a meeting. */
export function EventDialog({ event, now, onClose, onReschedule, onCancel }: EventDialogProps) {
  const { t } = useTranslation("scheduling");
  const id = useProfile().user_id;
  const isAdmin = useIsAdmin();
  const isGone = useIsPageGone(event.page_id);
  const isChangeable = mayChange(event, { id, isAdmin }, now);
  const isPageGone = event.kind !== "suggested" && isGone;
  const isPending = event.approval === "pending";
  const isApprovable = isAwaiting(event, now);
  const isMovable = !isPageGone && !isPending && event.session_id === null;
  const footer = isChangeable && (
    <>
      <Button variant="outline" onClick={onCancel}>
        {t(isPending ? "event.decline" : "event.cancel")}
      </Button>
      {isApprovable && <ApproveButton event={event} />}
      {isMovable && <Button onClick={onReschedule}>{t("event.reschedule")}</Button>}
    </>
  );
  return (
    <Modal open title={event.title} onClose={onClose} footer={footer}>
      <Stack gap="4">
        <EventBadges event={event} now={now} />
        {!isPending && event.approval !== "declined" && <CalendarNotice hosts={event.hosts} />}
        {isApprovable && <Text color="fg.muted">{t("event.pendingHint")}</Text>}
        {event.session_id !== null && <Text color="fg.muted">{t("event.sharedHint")}</Text>}
        <EventFacts event={event} />
        <EventAnswers answers={event.q_a} />
        <ChangeLogList logs={event.change_logs} />
        {isChangeable && isPageGone && <Text color="fg.muted">{t("event.pageGone")}</Text>}
      </Stack>
    </Modal>
  );
}

/** Warns that a meeting is missing in some hosts' calendars, and says what happens next. */
function CalendarNotice({ hosts }: Pick<ScheduledEventView, "hosts">) {
  const { t } = useTranslation("scheduling");
  const notices = (["failed", "refused", "pending"] as const).map((state) => ({
    state,
    names: hosts.filter(({ calendar_state }) => calendar_state === state).map(({ name }) => name),
  }));
  return notices
    .filter(({ names }) => names.length > 0)
    .map(({ state, names }) => (
      <Alert.Root key={state} size="sm" status={state === "pending" ? "info" : "warning"}>
        <Alert.Indicator />
        <Alert.Description>{t(`event.calendarHint.${state}`, { names: names.join(", ") })}</Alert.Description>
      </Alert.Root>
    ));
}
