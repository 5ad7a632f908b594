import { fillVariables } from "@dure/domain/email/variable/variable";
import { useMailVariables } from "../document/use-mail-variables";

/** The labels of variables. */
export function useVariableLabels() {
  const variables = useMailVariables(["meeting", "record", "send"]);
  const labels = Object.fromEntries(variables.map(({ id, label }) => [id, `[${label}]`]));
  return {
    /** A text with its variables as [labels]. */
    label: (text: string): string => fillVariables(text, labels, {}),
  };
}
