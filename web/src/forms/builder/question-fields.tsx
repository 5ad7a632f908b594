import { hasOptions, type Question } from "@dure/domain/forms/question/question";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";
import { TextInput } from "../../ui/form/text-input";
import { ConsentFields } from "./consent-fields";
import { OptionsInput } from "./options-input";

type QuestionFieldsProps = {
  question: Question;
  /** The longest label and description. */
  limits: { label: number; description: number };
  /** Whether options have values apart from their labels. */
  hasOptionValues: boolean;
  /** Why an answer must be required; undefined while it may be optional. */
  neededBecause?: string | undefined;
  canLookUp: boolean;
  onChange: (changes: Partial<Question>) => void;
  /** The settings that only one kind of form has, after those of an answer; a note has none. */
  children?: ReactNode;
};

const TYPED = ["shortText", "longText", "email", "tel", "number"];

/** All that a question of its type has (docs/product/forms.md#question-types). */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, limits, hasOptionValues, neededBecause, canLookUp, onChange, children } = props;
  const { t } = useTranslation("forms");
  const { type } = question;
  return (
    <>
      <QuestionTexts question={question} limits={limits} onChange={onChange} />
      {hasOptions(type) && (
        <OptionsInput
          options={question.options}
          hasValues={hasOptionValues}
          onChange={(options) => onChange({ options })}
        />
      )}
      {type === "consent" && <ConsentFields question={question} onChange={onChange} />}
      {type !== "note" && (
        <>
          <CheckInput
            label={t("builder.required")}
            hint={neededBecause}
            disabled={neededBecause !== undefined || question.email_consent !== "none"}
            checked={question.required}
            onChange={(required) => onChange({ required })}
          />
          {canLookUp && (
            <CheckInput
              label={t("builder.lookUp")}
              hint={t("builder.lookUpHint")}
              checked={question.use_nicerating}
              onChange={(use_nicerating) => onChange({ use_nicerating })}
            />
          )}
          {children}
        </>
      )}
    </>
  );
}

function QuestionTexts({ question, limits, onChange }: Pick<QuestionFieldsProps, "question" | "limits" | "onChange">) {
  const { t } = useTranslation("forms");
  const { type, label, description, placeholder, unit } = question;
  const isNote = type === "note";
  return (
    <>
      <TextInput
        required
        label={t(isNote ? "builder.noteTitle" : "builder.label")}
        error={label.trim() === "" ? t("builder.labelRequired") : undefined}
        maxLength={limits.label}
        value={label}
        onChange={(next) => onChange({ label: next })}
      />
      <TextInput
        label={t(isNote ? "builder.noteText" : "builder.description")}
        rows={2}
        maxLength={limits.description}
        value={description}
        onChange={(next) => onChange({ description: next })}
      />
      {TYPED.includes(type) && (
        <TextInput
          label={t("builder.placeholder")}
          maxLength={200}
          value={placeholder}
          onChange={(next) => onChange({ placeholder: next })}
        />
      )}
      {type === "number" && (
        <TextInput
          label={t("builder.unit")}
          hint={t("builder.unitHint")}
          maxLength={20}
          value={unit}
          onChange={(next) => onChange({ unit: next })}
        />
      )}
    </>
  );
}
