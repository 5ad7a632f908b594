/** @jsxImportSource preact */
import type { PublicPlan } from "@dure/domain/scheduling/booking-page/booking-page";
import { useTexts } from "../shell/language";

type PlanChoiceProps = {
  plans: readonly PublicPlan[];
  chosen: string | undefined;
  onPlan: (planId: string) => void;
};

/** The ways to meet, of which the visitor chooses one; the free times depend on it. */
export function PlanChoice({ plans, chosen, onPlan }: PlanChoiceProps) {
  const texts = useTexts();
  return (
    <fieldset class="plans">
      <legend class="info-label">{texts.wayToMeet}</legend>
      {plans.map(({ id, type, value, length }) => (
        <label key={id} class="plan">
          <input type="radio" name="plan" value={id} checked={id === chosen} onChange={() => onPlan(id)} />
          <span>
            {type === "offline" ? value : texts.location[type]}
            <span class="muted"> · {texts.minutes(length)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
