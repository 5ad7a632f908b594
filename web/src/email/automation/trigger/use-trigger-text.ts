import type { Trigger } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";

/** What an automation begins with, in words: its kind, and the name of the form or stages. */
export function useTriggerText(): (trigger: Trigger) => string {
  const { t } = useTranslation("email");
  return ({ event, name }) => (name ? `${t(`trigger.${event}.label`)}: ${name}` : t(`trigger.${event}.label`));
}
