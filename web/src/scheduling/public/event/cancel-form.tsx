/** @jsxImportSource preact */
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useEffect, useRef } from "preact/hooks";
import { TextArea } from "../../../ui/public/field/text-area";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { ChosenTime } from "../booking/chosen-time";
import { useTexts } from "../shell/language";
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

/** The meeting that is given up, and why. */
export function CancelForm({ event, uuid, teamSlug, zone, onBack, ...outcome }: CancelFormProps) {
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { reason, setReason, error, failure, sending, send } = useCancellation(uuid, teamSlug, outcome);

  useEffect(() => {
    if (error) form.current?.querySelector("textarea")?.focus();
  }, [error]);

  const submit = (submitted: Event) => {
    submitted.preventDefault();
    send();
  };
  return (
    <form ref={form} class="form" noValidate onSubmit={submit}>
      <StepHeading level={1} text={texts.cancelTitle} />
      <div>
        <h2 class="info-label">{event.title}</h2>
        <ChosenTime slot={event.date_range} zone={zone} />
      </div>
      <TextArea
        name="reason"
        label={texts.cancelReason}
        required
        maxLength={1000}
        value={reason}
        error={error}
        onChange={setReason}
      />
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <div class="actions">
        <button type="button" class="button" onClick={onBack}>
          {texts.back}
        </button>
        <button type="submit" class="button primary" aria-disabled={sending}>
          {sending ? texts.cancelling : texts.cancelEvent}
        </button>
      </div>
    </form>
  );
}
