import { Button, Stack } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event";
import { useTranslation } from "react-i18next";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { Modal } from "../../ui/modal";
import { CalendarNotice } from "./calendar-notice";
import { ChangeLogList } from "./change-log-list";
import { EventBadges } from "./event-badges";
import { EventFacts } from "./event-facts";
import { mayChange } from "./event-rules";

type EventDialogProps = {
  event: ScheduledEventView;
  now: string;
  onClose: () => void;
  onReschedule: () => void;
  onCancel: () => void;
};

/** All about one meeting. */
export function EventDialog({ event, now, onClose, onReschedule, onCancel }: EventDialogProps) {
  const { t } = useTranslation("scheduling");
  const id = useProfile().user_id;
  const isAdmin = useIsAdmin();
  const footer = mayChange(event, { id, isAdmin }, now) && (
    <>
      <Button variant="outline" onClick={onCancel}>
        {t("event.cancel")}
      </Button>
      <Button onClick={onReschedule}>{t("event.reschedule")}</Button>
    </>
  );
  return (
    <Modal open title={event.title} onClose={onClose} footer={footer}>
      <Stack gap="4">
        <EventBadges event={event} />
        <CalendarNotice state={event.calendar_state} />
        <EventFacts event={event} />
        <ChangeLogList logs={event.change_logs} />
      </Stack>
    </Modal>
  );
}
