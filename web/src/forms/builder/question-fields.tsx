import { hasOptions, isAsked, type Question, type QuestionType } from "@dure/domain/forms/question/question";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";
import { SelectInput } from "../../ui/form/select-input";
import { TextInput } from "../../ui/form/text-input";
import { ConsentFields } from "./consent-fields";
import { FileFields } from "./file-fields";
import { OptionsInput } from "./options-input";
import { SaveQuestionButton } from "./save-question-button";
import { ShowIfFields } from "./show-if-fields";

type QuestionFieldsProps = {
  question: Question;
  /** The maximum lengths of the label and the description, in characters. */
  limits: { label: number; description: number };
  /** Whether options have values apart from their labels. */
  hasOptionValues: boolean;
  /** Why an answer must be required; undefined while it may be optional. */
  neededBecause?: string | undefined;
  canLookUp: boolean;
  /** The questions before this one, whose answers can show it. */
  earlier: readonly Question[];
  onChange: (changes: Partial<Question>) => void;
  /** The settings that only one kind of form has, after those of an answer; a note has none. */
  children?: ReactNode;
};

const TYPED = ["shortText", "longText", "email", "tel", "number", "url"];

const RATINGS = [3, 4, 5, 6, 7, 8, 9, 10];
/** The field names of the label and the description of a question that takes no answer. */
const TEXTS = {
  note: ["builder.noteTitle", "builder.noteText"],
  step: ["builder.stepTitle", "builder.stepText"],
} as const satisfies Partial<Record<QuestionType, readonly [string, string]>> as Partial<
  Record<
    QuestionType,
    readonly ["builder.noteTitle", "builder.noteText"] | readonly ["builder.stepTitle", "builder.stepText"]
  >
>;

/** All settings of a question, by its type (docs/product/forms.md#question-types). */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, limits, hasOptionValues, neededBecause, canLookUp, earlier, onChange, children } = props;
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
      {type === "file" && <FileFields question={question} onChange={onChange} />}
      {type === "consent" && <ConsentFields question={question} onChange={onChange} />}
      {isAsked(type) && (
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
      <ShowIfFields
        showIf={question.show_if}
        isStep={type === "step"}
        earlier={earlier}
        onChange={(show_if) => onChange({ show_if })}
      />
      {type !== "step" && <SaveQuestionButton question={question} />}
    </>
  );
}

function QuestionTexts({ question, limits, onChange }: Pick<QuestionFieldsProps, "question" | "limits" | "onChange">) {
  const { t } = useTranslation("forms");
  const { type, label, description, placeholder, unit } = question;
  const [title, text] = TEXTS[type] ?? ["builder.label", "builder.description"];
  return (
    <>
      <TextInput
        required
        label={t(title)}
        error={label.trim() === "" ? t("builder.labelRequired") : undefined}
        maxLength={limits.label}
        value={label}
        onChange={(next) => onChange({ label: next })}
      />
      <TextInput
        label={t(text)}
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
      {type === "rating" && (
        <SelectInput
          label={t("builder.ratingMax")}
          value={String(question.rating_max)}
          options={RATINGS.map((max) => ({ value: String(max), label: t("builder.ratingMaxOption", { max }) }))}
          onChange={(max) => onChange({ rating_max: Number(max) })}
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
