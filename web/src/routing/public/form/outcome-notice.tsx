/** @jsxImportSource preact */
import type { Outcome } from "@dure/domain/routing/submission/submission";
import { Icon } from "../../../ui/public/shell/icon";
import { useChosenLanguage } from "../../../ui/public/shell/language";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { useTexts } from "../texts/use-texts";
import { addressOf, targetOf } from "./follow-outcome";

/** What follows a submission: the owner's words, or where the visitor is being taken. */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const texts = useTexts();
  const { locale } = useChosenLanguage();
  const address = addressOf(outcome, locale);
  return (
    <section class="notice">
      <span class="form-done">
        <Icon name="check" />
      </span>
      <StepHeading level={1} text={address ? texts.goingOn : texts.submitted} />
      {outcome.type === "text" && outcome.value && <p class="form-message">{outcome.value}</p>}
      {address && (
        <a class="button" href={address} target={targetOf(outcome)}>
          {texts.goOn}
        </a>
      )}
    </section>
  );
}
