/** @jsxImportSource preact */
import { VisitorForm } from "../../../forms/public/visitor-form";
import { GuestsField } from "../guests/guests-field";
import { useTexts } from "../shell/language";
import type { useBooking } from "./use-booking";

type BookingFormProps = { booking: ReturnType<typeof useBooking>; onSend: () => void };

/** The page's questions and its button. */
export function BookingForm({ booking, onSend }: BookingFormProps) {
  const { questions, answers, answer, setDialCode, refused, failure, sending, guests } = booking;
  const texts = useTexts();
  return (
    <VisitorForm
      questions={questions}
      answers={answers}
      refused={refused}
      texts={texts}
      onAnswer={answer}
      onDialCode={setDialCode}
      onSend={onSend}
      allowUpload={booking.allowUpload}
    >
      {guests.max > 0 && <GuestsField {...guests} onChange={guests.set} />}
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <button type="submit" class="button primary" aria-disabled={sending}>
        {sending ? texts.booking : booking.isRequest ? texts.request : texts.book}
      </button>
    </VisitorForm>
  );
}
