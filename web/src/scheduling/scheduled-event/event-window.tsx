import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { Modal } from "../../ui/modal";
import { EventDialogs } from "./event-dialogs";
import { useEvent } from "./event-queries";

type EventWindowProps = { id: string; known: ScheduledEventView | undefined; now: string; onClose: () => void };

/** The meeting that an address names: as the list has it until its newest state is there. */
export function EventWindow({ id, known, now, onClose }: EventWindowProps) {
  const { t } = useTranslation("scheduling");
  const { data = known, isError, error, refetch } = useEvent(id);
  if (data) return <EventDialogs event={data} now={now} onClose={onClose} />;
  if (!isError) return null;
  return (
    <Modal open title={t("schedule.title")} onClose={onClose}>
      <ErrorState error={error} onRetry={refetch} />
    </Modal>
  );
}
