/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { TimePicker } from "../picker/time-picker";
import type { Picker } from "../picker/use-picker";
import { useTexts } from "../shell/language";

type PickStepProps = {
  /** Why the time picked before is gone. */
  taken: string | undefined;
  isFocused: boolean;
  picker: Picker;
  zone: string;
  onZone: (zone: string) => void;
  onPick: (slot: Slot) => void;
};

/** The free times of the page. */
export function PickStep({ taken, isFocused, picker, zone, onZone, onPick }: PickStepProps) {
  const texts = useTexts();
  return (
    <section class="step">
      <div role="alert">{taken && <p class="form-failure">{taken}</p>}</div>
      <StepHeading text={texts.pickDay} focused={isFocused} />
      <TimePicker picker={picker} zone={zone} onZone={onZone} onPick={onPick} />
    </section>
  );
}
