/** @jsxImportSource preact */
import type { PublicPageState, Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { ChosenTime } from "../booking/chosen-time";
import { PageNotice } from "../booking/page-notice";
import { TimePicker } from "../picker/time-picker";
import type { Picker } from "../picker/use-picker";
import { useTexts } from "../shell/language";

type NewTimeStepProps = {
  event: PublicEvent;
  /** The state of the page, which tells whether there can be any times. */
  state: PublicPageState;
  picker: Picker;
  zone: string;
  onZone: (zone: string) => void;
  /** Why the time picked before is gone. */
  taken: string | undefined;
  onPick: (slot: Slot) => void;
  onBack: () => void;
};

/** Another time for an event, beside the one it has. */
export function NewTimeStep({ event, state, picker, zone, onZone, taken, onPick, onBack }: NewTimeStepProps) {
  const texts = useTexts();
  return (
    <div class="layout">
      <section class="info" aria-label={texts.oldTime}>
        <h1>{event.title}</h1>
        <h2 class="info-label">{texts.oldTime}</h2>
        <ChosenTime slot={event.date_range} zone={zone} />
        <button type="button" class="button" onClick={onBack}>
          {texts.back}
        </button>
      </section>
      <section class="step">
        <div role="alert">{taken && <p class="form-failure">{taken}</p>}</div>
        <StepHeading text={texts.newTime} />
        {state === "active" ? (
          <TimePicker picker={picker} zone={zone} onZone={onZone} onPick={onPick} />
        ) : (
          <PageNotice state={state} level={2} />
        )}
      </section>
    </div>
  );
}
