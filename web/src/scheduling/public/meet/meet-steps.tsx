/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { useEffect, useState } from "preact/hooks";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { ChosenTime } from "../booking/chosen-time";
import { useSteps } from "../booking/use-steps";
import { useTexts } from "../shell/language";
import { slotInLink } from "./guest";
import { GuestForm } from "./guest-form";
import { MeetInfo } from "./meet-info";
import { SuggestedTimes } from "./suggested-times";
import { type BookedSuggestion, useChoice } from "./use-choice";
import { useMeetTexts } from "./use-meet-texts";

type MeetStepsProps = {
  suggestion: PublicSuggestion;
  zone: string;
  onZone: (zone: string) => void;
  onStale: () => void;
  onBooked: (event: BookedSuggestion) => void;
};

/** Choosing a time, and confirming it. A link that names one of the times begins with confirming. */
export function MeetSteps({ suggestion, zone, onZone, onStale, onBooked }: MeetStepsProps) {
  const texts = useTexts();
  const own = useMeetTexts();
  const { step, hasMoved, goTo } = useSteps();
  const [slot, setSlot] = useState<Slot | undefined>(() => slotInLink(location.search, suggestion.availabilities));
  const [taken, setTaken] = useState<string>();
  const choice = useChoice(suggestion, zone, {
    onBooked,
    onTaken: (message) => {
      setTaken(message);
      onStale();
      goTo("pick");
    },
  });
  useEffect(() => {
    if (slot && !hasMoved) goTo("form");
  }, [slot, hasMoved, goTo]);
  const pick = (chosen: Slot) => {
    setSlot(chosen);
    setTaken(undefined);
    goTo("form");
  };
  return (
    <div class="layout">
      <MeetInfo suggestion={suggestion} />
      {step === "form" && slot ? (
        <section class="step">
          <StepHeading text={texts.yourDetails} />
          <div class="chosen">
            <ChosenTime slot={slot} zone={zone} />
            <button type="button" class="button" onClick={() => goTo("pick")}>
              {texts.pickAnother}
            </button>
          </div>
          <GuestForm
            guest={choice.guest}
            onChange={choice.change}
            failure={choice.failure}
            sending={choice.sending}
            onSubmit={() => choice.send(slot)}
          />
        </section>
      ) : (
        <section class="step">
          <div role="alert">{taken && <p class="form-failure">{taken}</p>}</div>
          <StepHeading text={own.suggestedTimes} focused={hasMoved} />
          <SuggestedTimes times={suggestion.availabilities} zone={zone} onZone={onZone} onPick={pick} />
        </section>
      )}
    </div>
  );
}
