import type { Question } from "@dure/domain/forms/question/question";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";

type LookUpInputProps = { question: Question; onChange: (changes: Partial<Question>) => void };

/** Whether visitors search for their company instead of writing its name. */
export function LookUpInput({ question, onChange }: LookUpInputProps) {
  const { t } = useTranslation("routing");
  return (
    <CheckInput
      label={t("build.lookUp")}
      hint={t("build.lookUpHint")}
      checked={question.use_nicerating}
      onChange={(use_nicerating) => onChange({ use_nicerating })}
    />
  );
}
