import type { Question } from "@dure/domain/forms/question/question";
import { LinkedFieldInput } from "../../../forms/builder/linked-field-input";
import type { LinkableFields } from "../../../forms/builder/use-linkable-fields";
import type { StepProps } from "../draft";
import { fieldsOfOthers, setFieldOf } from "./questions";

type DraftFieldInputProps = Pick<StepProps, "draft" | "onChange"> & {
  question: Pick<Question, "name" | "type">;
  linkable: LinkableFields;
};

/** Chooses the field that stores the answer to a question, or to an input of a website's form. */
export const DraftFieldInput = ({ draft, question: { name, type }, linkable, onChange }: DraftFieldInputProps) => (
  <LinkedFieldInput
    type={type}
    chosen={draft.form_field_mapping[name] ?? ""}
    taken={fieldsOfOthers(draft, name)}
    linkable={linkable}
    onChange={(path) => onChange((before) => setFieldOf(before, name, path || null))}
  />
);
