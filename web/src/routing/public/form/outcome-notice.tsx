/** @jsxImportSource preact */
import type { ThankYou } from "@dure/domain/routing/router/form";
import type { Outcome } from "@dure/domain/routing/submission/submission";
import { Icon } from "../../../ui/public/shell/icon";
import { useChosenLanguage } from "../../../ui/public/shell/language";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { useTexts } from "../texts/use-texts";
import { addressOf, targetOf } from "./follow-outcome";

type OutcomeNoticeProps = { outcome: Outcome; thankYou: ThankYou; onRepeat: () => void };

/** What follows a submission: the owner's words, or where the visitor is being taken. */
export function OutcomeNotice({ outcome, thankYou, onRepeat }: OutcomeNoticeProps) {
  const texts = useTexts();
  const { locale } = useChosenLanguage();
  const address = addressOf(outcome, locale);
  return (
    <section class="notice">
      <span class="form-done">
        <Icon name="check" />
      </span>
      <StepHeading level={1} text={address ? texts.goingOn : thankYou.title || texts.submitted} />
      {outcome.type === "text" && outcome.value && <p class="form-message">{outcome.value}</p>}
      {address && (
        <a class="button" href={address} target={targetOf(outcome)}>
          {texts.goOn}
        </a>
      )}
      {!address && (
        <div class="actions">
          {thankYou.can_repeat && (
            <button type="button" class="button" onClick={onRepeat}>
              {texts.repeat}
            </button>
          )}
          {thankYou.button_url && (
            <a class="button primary" href={thankYou.button_url} target="_top" rel="noreferrer">
              {thankYou.button_text || texts.goOn}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
