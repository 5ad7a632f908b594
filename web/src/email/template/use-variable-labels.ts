import {
  fillVariables,
  MEETING_VARIABLES,
  type MeetingVariable,
  type Values,
} from "@dure/domain/email/variable/variable";
import { useTranslation } from "react-i18next";

/** The labels of variables. */
export function useVariableLabels() {
  const { t } = useTranslation("email");
  const labels: Values = Object.fromEntries(
    MEETING_VARIABLES.map((variable) => [variable, `[${t(`variable.${variable}`)}]`]),
  );
  return {
    choices: MEETING_VARIABLES.map((variable: MeetingVariable) => ({ variable, text: t(`variable.${variable}`) })),
    /** A text with its variables as [labels]. */
    label: (text: string): string => fillVariables(text, labels, {}),
  };
}
