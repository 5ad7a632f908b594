/** @jsxImportSource preact */
import type { PublicBookingPage, Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { useEffect, useState } from "preact/hooks";
import { isEmbedded, tellParent } from "../../../ui/public/shell/embed";
import type { Picker } from "../picker/use-picker";
import { Booked } from "./booked";
import type { Choice } from "./choice";
import { DetailsStep } from "./details-step";
import { MeetingInfo } from "./meeting-info";
import { PickStep } from "./pick-step";
import { useBooking } from "./use-booking";
import { useHold } from "./use-hold";
import type { useSteps } from "./use-steps";

type BookingStepsProps = {
  page: PublicBookingPage;
  choice: Choice;
  onPlan: (planId: string) => void;
  holdId: string;
  steps: ReturnType<typeof useSteps>;
  picker: Picker;
  zone: string;
  onZone: (zone: string) => void;
};

/** The steps of booking, beside what is booked. */
export function BookingSteps({ page, choice, onPlan, holdId, steps, picker, zone, onZone }: BookingStepsProps) {
  const { step, hasMoved, goTo } = steps;
  const [slot, setSlot] = useState<Slot>();
  const [taken, setTaken] = useState<string>();
  const giveUp = (message: string) => {
    setTaken(message);
    void picker.reload();
    goTo("pick");
  };
  const hold = useHold({ pageId: page.id, holdId, ...choice }, giveUp);
  // Whichever way the visitor came back to the times, the hold ends, so that others may book the time.
  useEffect(() => {
    if (step === "pick") hold.letGo();
  }, [step, hold]);
  const booked = () => {
    hold.forget();
    const { redirect_url: address } = page.after_booking;
    if (address !== null && !isEmbedded()) location.assign(address);
    goTo("done");
  };
  const booking = useBooking(page, { ...choice, holdId, zone }, { onBooked: booked, onTaken: giveUp });
  const pick = (chosen: Slot) => {
    setSlot(chosen);
    setTaken(undefined);
    hold.keep(chosen);
    tellParent("slot_chosen", { page_id: page.id, start: chosen.start, end: chosen.end, plan_id: choice.planId });
    goTo("form");
  };
  const bookAnother = () => {
    booking.forget();
    void picker.reload();
    goTo("pick");
  };

  if (step === "done" && booking.booked)
    return <Booked page={page} event={booking.booked} zone={zone} onBookAnother={bookAnother} />;
  const isFilling = step === "form" && slot !== undefined;
  return (
    <div class="layout">
      <MeetingInfo page={page} choice={choice} {...(!isFilling && { onPlan })} />
      {isFilling ? (
        <DetailsStep slot={slot} zone={zone} booking={booking} onBack={() => goTo("pick")} />
      ) : (
        <PickStep taken={taken} isFocused={hasMoved} picker={picker} zone={zone} onZone={onZone} onPick={pick} />
      )}
    </div>
  );
}
