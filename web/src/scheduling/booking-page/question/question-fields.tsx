import { hasOptions } from "@dure/domain/forms/question/question";
import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { TextField } from "../../../ui/form/text-field";
import type { SectionProps } from "../section-props";
import { ConsentFields } from "./consent-fields";
import { MappingField } from "./mapping-field";
import { isOwnQuestion } from "./new-question";
import { OptionsField } from "./options-field";

type QuestionFieldsProps = SectionProps & {
  index: number;
  question: Pick<FormField, "name" | "type">;
  isNeeded: boolean;
};

/** All that a question of its kind has. */
export function QuestionFields({ control, disabled, index, question, isNeeded }: QuestionFieldsProps) {
  const { t } = useTranslation("scheduling");
  const at = `form.${index}` as const;
  const { type, name } = question;
  const own = { control, disabled };
  const isTyped = ["shortText", "longText", "email", "tel", "number"].includes(type);
  return (
    <>
      <TextField
        {...own}
        name={`${at}.label`}
        label={t("question.label")}
        whenEmpty={t("question.labelRequired")}
        maxLength={200}
        required
      />
      <TextAreaField {...own} name={`${at}.description`} label={t("question.description")} rows={1} />
      {isTyped && <TextField {...own} name={`${at}.placeholder`} label={t("question.placeholder")} maxLength={200} />}
      {type === "number" && <TextField {...own} name={`${at}.unit`} label={t("question.unit")} maxLength={20} />}
      {hasOptions(type) && <OptionsField {...own} index={index} />}
      {type === "consent" && <ConsentFields {...own} index={index} />}
      <CheckboxField
        {...own}
        name={`${at}.required`}
        label={t("question.required")}
        hint={isNeeded ? t("question.neededByKakao") : undefined}
        disabled={disabled || isNeeded}
      />
      {name === "company" && (
        <CheckboxField
          {...own}
          name={`${at}.use_nicerating`}
          label={t("question.lookUp")}
          hint={t("question.lookUpHint")}
        />
      )}
      {!isOwnQuestion(name) && <MappingField {...own} name={name} type={type} />}
    </>
  );
}
