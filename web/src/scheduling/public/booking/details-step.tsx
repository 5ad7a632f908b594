/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { useTexts } from "../shell/language";
import { BookingForm } from "./booking-form";
import { ChosenTime } from "./chosen-time";
import type { useBooking } from "./use-booking";

type DetailsStepProps = {
  slot: Slot;
  zone: string;
  booking: ReturnType<typeof useBooking>;
  onBack: () => void;
};

/** The time that was picked, and the page's questions. */
export function DetailsStep({ slot, zone, booking, onBack }: DetailsStepProps) {
  const texts = useTexts();
  return (
    <section class="step">
      <StepHeading text={texts.yourDetails} />
      <div class="chosen">
        <ChosenTime slot={slot} zone={zone} />
        <button type="button" class="button" onClick={onBack}>
          {texts.pickAnother}
        </button>
      </div>
      <BookingForm booking={booking} onSend={() => booking.send(slot)} />
    </section>
  );
}
