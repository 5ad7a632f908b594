/** @jsxImportSource preact */
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { ChosenTime } from "../booking/chosen-time";
import { useTexts } from "../shell/language";
import { ReasonForm } from "./reason-form";
import { useCancellation } from "./use-cancellation";

type CancelFormProps = {
  event: PublicEvent;
  uuid: string;
  teamSlug: string | undefined;
  zone: string;
  onCancelled: (event: PublicEvent) => void;
  onStale: () => void;
  onBack: () => void;
};

/** The meeting to cancel, and the reason. */
export function CancelForm({ event, uuid, teamSlug, zone, onBack, ...outcome }: CancelFormProps) {
  const texts = useTexts();
  const cancellation = useCancellation(uuid, teamSlug, outcome);
  const labels = {
    title: texts.cancelTitle,
    reason: texts.cancelReason,
    back: texts.back,
    submit: cancellation.sending ? texts.cancelling : texts.cancelEvent,
  };
  return (
    <ReasonForm texts={labels} change={cancellation} onSubmit={cancellation.send} onBack={onBack}>
      <div>
        <h2 class="info-label">{event.title}</h2>
        <ChosenTime slot={event.date_range} zone={zone} />
      </div>
    </ReasonForm>
  );
}
