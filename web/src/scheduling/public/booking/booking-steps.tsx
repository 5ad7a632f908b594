/** @jsxImportSource preact */
import type { PublicBookingPage, Slot } from "@dure/domain/scheduling/booking-page";
import { useState } from "preact/hooks";
import { TimePicker } from "../picker/time-picker";
import type { Picker } from "../picker/use-picker";
import { useTexts } from "../shell/language";
import { LeaveDialog } from "../shell/leave-dialog";
import { StepHeading } from "../shell/step-heading";
import { Booked } from "./booked";
import { BookingForm } from "./booking-form";
import { ChosenTime } from "./chosen-time";
import { MeetingInfo } from "./meeting-info";
import { useBooking } from "./use-booking";
import { useSteps } from "./use-steps";

type BookingStepsProps = { page: PublicBookingPage; picker: Picker; zone: string; onZone: (zone: string) => void };

/** The steps of booking, beside what is booked. */
export function BookingSteps({ page, picker, zone, onZone }: BookingStepsProps) {
  const texts = useTexts();
  const { step, hasMoved, goTo } = useSteps();
  const [plan] = page.meeting_plans;
  const [slot, setSlot] = useState<Slot>();
  const [taken, setTaken] = useState<string>();
  const booking = useBooking(page.id, zone, {
    onBooked: () => goTo("done"),
    onTaken: (message) => {
      setTaken(message);
      void picker.reload();
      goTo("pick");
    },
  });
  const pick = (chosen: Slot) => {
    setSlot(chosen);
    setTaken(undefined);
    goTo("form");
  };
  const bookAnother = () => {
    booking.forget();
    void picker.reload();
    goTo("pick");
  };

  if (step === "done" && booking.booked)
    return <Booked event={booking.booked} teamSlug={page.team.slug} zone={zone} onBookAnother={bookAnother} />;
  return (
    <div class="layout">
      <LeaveDialog isMidway={step === "form"} />
      <MeetingInfo page={page} />
      {step === "form" && slot ? (
        <section class="step">
          <StepHeading text={texts.yourDetails} />
          <div class="chosen">
            <ChosenTime slot={slot} zone={zone} />
            <button type="button" class="button" onClick={() => goTo("pick")}>
              {texts.pickAnother}
            </button>
          </div>
          <BookingForm
            answers={booking.answers}
            onChange={booking.change}
            needsPhone={plan?.type === "phone"}
            refused={booking.refused}
            failure={booking.failure}
            sending={booking.sending}
            onSubmit={() => booking.send(slot, page)}
          />
        </section>
      ) : (
        <section class="step">
          <div role="alert">{taken && <p class="form-failure">{taken}</p>}</div>
          <StepHeading text={texts.pickDay} focused={hasMoved} />
          <TimePicker picker={picker} zone={zone} onZone={onZone} onPick={pick} />
        </section>
      )}
    </div>
  );
}
