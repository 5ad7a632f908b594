import type { Question } from "@dure/domain/forms/question/question";
import { QuestionFields } from "../../../forms/builder/question-fields";
import type { LinkableFields } from "../../../forms/builder/use-linkable-fields";
import type { StepProps } from "../draft";
import { ContactValueInput } from "./contact-value-input";
import { DraftFieldInput } from "./draft-field-input";
import { NameInput } from "./name-input";
import { canLookUp, changeQuestion, renameQuestion } from "./questions";

type DraftQuestionFieldsProps = Pick<StepProps, "draft" | "onChange"> & {
  place: number;
  question: Question;
  linkable: LinkableFields;
};

const LIMITS = { label: 300, description: 1000 };

/** The settings of a question, with its name and the contact's value that it asks for. */
export function DraftQuestionFields({ draft, onChange, place, question, linkable }: DraftQuestionFieldsProps) {
  const { name, type } = question;
  const others = draft.form.components.flatMap((other, at) => (at === place ? [] : [other.name]));
  return (
    <QuestionFields
      question={question}
      limits={LIMITS}
      hasOptionValues
      earlier={draft.form.components.slice(0, place)}
      canLookUp={canLookUp(draft, question)}
      onChange={(changes) => onChange((before) => changeQuestion(before, place, changes))}
    >
      <NameInput
        name={name}
        others={others}
        onChange={(next) => onChange((before) => renameQuestion(before, place, next))}
      />
      {type !== "consent" && <ContactValueInput draft={draft} name={name} onChange={onChange} />}
      <DraftFieldInput draft={draft} question={question} linkable={linkable} onChange={onChange} />
    </QuestionFields>
  );
}
