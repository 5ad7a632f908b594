import type { StepNumbers } from "@dure/domain/email/automation/automation-api";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";

/**
 * The numbers of a step in words: people waiting and passed, and its mails sent, opened and clicked. Empty while nobody
 * has reached the step.
 */
export function useStepNumbers(): (numbers: StepNumbers | undefined) => string {
  const { t } = useTranslation("email");
  const { number } = useFormat();
  return (numbers) => {
    if (!numbers || (numbers.waiting === 0 && numbers.passed === 0)) return "";
    const people = t("step.numbers", { waiting: number(numbers.waiting), passed: number(numbers.passed) });
    if (!numbers.mail) return people;
    const { sent, opened, clicked } = numbers.mail;
    const mails = t("mailStep.numbers", { sent: number(sent), opened: number(opened), clicked: number(clicked) });
    return `${people} · ${mails}`;
  };
}
