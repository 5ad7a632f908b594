/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { ChosenTime } from "../booking/chosen-time";
import { useTexts } from "../shell/language";
import { ReasonForm } from "./reason-form";
import type { useReschedule } from "./use-reschedule";

type RescheduleFormProps = {
  event: PublicEvent;
  slot: Slot;
  zone: string;
  change: ReturnType<typeof useReschedule>;
  onBack: () => void;
};

/** The old and the new time, and why. */
export function RescheduleForm({ event, slot, zone, change, onBack }: RescheduleFormProps) {
  const texts = useTexts();
  const labels = {
    title: texts.reschedule,
    reason: texts.reason,
    back: texts.pickAnother,
    submit: change.sending ? texts.changing : texts.changeTime,
  };
  return (
    <ReasonForm texts={labels} change={change} onSubmit={() => change.send(slot)} onBack={onBack}>
      <div class="times">
        <div class="time-old">
          <h2 class="info-label">{texts.oldTime}</h2>
          <ChosenTime slot={event.date_range} zone={zone} />
        </div>
        <div>
          <h2 class="info-label">{texts.newTime}</h2>
          <ChosenTime slot={slot} zone={zone} />
        </div>
      </div>
    </ReasonForm>
  );
}
