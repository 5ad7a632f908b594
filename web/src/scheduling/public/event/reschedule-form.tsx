/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useEffect, useRef } from "preact/hooks";
import { TextArea } from "../../../ui/public/field/text-area";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { ChosenTime } from "../booking/chosen-time";
import { useTexts } from "../shell/language";
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
  const form = useRef<HTMLFormElement>(null);
  const { reason, setReason, error, failure, sending, send } = change;

  useEffect(() => {
    if (error) form.current?.querySelector("textarea")?.focus();
  }, [error]);

  const submit = (submitted: Event) => {
    submitted.preventDefault();
    send(slot);
  };
  return (
    <form ref={form} class="form" noValidate onSubmit={submit}>
      <StepHeading level={1} text={texts.reschedule} />
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
      <TextArea
        name="reason"
        label={texts.reason}
        required
        maxLength={1000}
        value={reason}
        error={error}
        onChange={setReason}
      />
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <div class="actions">
        <button type="button" class="button" onClick={onBack}>
          {texts.pickAnother}
        </button>
        <button type="submit" class="button primary" aria-disabled={sending}>
          {sending ? texts.changing : texts.changeTime}
        </button>
      </div>
    </form>
  );
}
