import { hasOptions, type Question } from "@dure/domain/forms/question/question";
import { useTranslation } from "react-i18next";
import { ContactValueInput } from "../../routing/editor/build/contact-value-input";
import { DraftFieldInput } from "../../routing/editor/build/draft-field-input";
import { LookUpInput } from "../../routing/editor/build/look-up-input";
import { NameInput } from "../../routing/editor/build/name-input";
import { canLookUp, changeQuestion, renameQuestion } from "../../routing/editor/build/questions";
import type { StepProps } from "../../routing/editor/draft";
import { CheckInput } from "../../ui/form/check-input";
import { TextInput } from "../../ui/form/text-input";
import { ConsentFields } from "./consent-fields";
import { OptionsInput } from "./options-input";
import type { useLinkableFields } from "./use-linkable-fields";

type QuestionFieldsProps = Pick<StepProps, "draft" | "onChange"> & {
  place: number;
  question: Question;
  linkable: ReturnType<typeof useLinkableFields>;
};

/** All that a question of its type has (docs/product/forms.md#question). */
export function QuestionFields({ draft, onChange, place, question, linkable }: QuestionFieldsProps) {
  const { t } = useTranslation("routing");
  const { type } = question;
  const set = (changes: Partial<Question>) => onChange((before) => changeQuestion(before, place, changes));
  const others = draft.form.components.flatMap(({ name }, at) => (at === place ? [] : [name]));
  const isNote = type === "note";
  const isTyped = ["shortText", "longText", "email", "tel", "number"].includes(type);
  return (
    <>
      <TextInput
        required
        label={t(isNote ? "build.noteTitle" : "build.label")}
        error={question.label.trim() === "" ? t("build.labelRequired") : undefined}
        maxLength={300}
        value={question.label}
        onChange={(label) => set({ label })}
      />
      <TextInput
        label={t(isNote ? "build.noteText" : "build.description")}
        rows={2}
        maxLength={1000}
        value={question.description}
        onChange={(description) => set({ description })}
      />
      {isTyped && (
        <TextInput
          label={t("build.placeholder")}
          maxLength={200}
          value={question.placeholder}
          onChange={(placeholder) => set({ placeholder })}
        />
      )}
      {type === "number" && (
        <TextInput
          label={t("build.unit")}
          hint={t("build.unitHint")}
          maxLength={20}
          value={question.unit}
          onChange={(unit) => set({ unit })}
        />
      )}
      {hasOptions(type) && <OptionsInput options={question.options} onChange={(options) => set({ options })} />}
      {type === "consent" && <ConsentFields question={question} onChange={set} />}
      {!isNote && (
        <>
          <CheckInput
            label={t("build.required")}
            checked={question.required}
            onChange={(required) => set({ required })}
          />
          <NameInput
            name={question.name}
            others={others}
            onChange={(name) => onChange((before) => renameQuestion(before, place, name))}
          />
          {type !== "consent" && <ContactValueInput draft={draft} name={question.name} onChange={onChange} />}
          {canLookUp(draft, question) && <LookUpInput question={question} onChange={set} />}
          <DraftFieldInput draft={draft} question={question} linkable={linkable} onChange={onChange} />
        </>
      )}
    </>
  );
}
