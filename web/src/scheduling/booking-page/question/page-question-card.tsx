import { Fieldset } from "@chakra-ui/react";
import { fieldPathOf, mappedFieldOf } from "@dure/domain/forms/mapping/field-path";
import type { Question } from "@dure/domain/forms/question/question";
import { toQuestion } from "@dure/domain/scheduling/booking-page/booking-form";
import { useState } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LinkedFieldInput } from "../../../forms/builder/linked-field-input";
import { QuestionCard } from "../../../forms/builder/question-card";
import { QuestionFields } from "../../../forms/builder/question-fields";
import type { LinkableFields } from "../../../forms/builder/use-linkable-fields";
import type { SortItem } from "../../../ui/sortable/sort-item";
import type { SectionProps } from "../section-props";
import { messagesOf } from "./messages-of";
import { isStandardQuestion } from "./standard-question";

type PageQuestionCardProps = SectionProps & {
  item: SortItem;
  index: number;
  /** Whether the card starts open, because its question has just been added. */
  startsOpen: boolean;
  /** Whether a reminder needs the answer. */
  isNeeded: boolean;
  linkable: LinkableFields;
  /** The page's `form_field_mapping`. */
  mapping: Readonly<Record<string, string>>;
  onMap: (mapping: Record<string, string>) => void;
  onRemove: () => void;
};

const LIMITS = { label: 200, description: 500 };

/** A question of the page. Its settings open by themselves if one of them is wrong. */
export function PageQuestionCard(props: PageQuestionCardProps) {
  const { item, control, disabled, index, startsOpen, isNeeded, linkable, mapping, onMap, onRemove } = props;
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: `form.${index}` });
  const form = useWatch({ control, name: "form" });
  const { errors } = useFormState({ control, name: `form.${index}` });
  const [isOpen, setOpen] = useState(startsOpen);
  if (!field.value) return null;
  const question = toQuestion(field.value);
  const { name, type } = question;
  const { [name]: mapped, ...others } = mapping;
  const path = mapped === undefined ? "" : fieldPathOf(mapped);
  const problems = messagesOf(errors.form?.[index]);
  const change = ({ name: _, type: __, options, ...changes }: Partial<Question>) =>
    field.onChange({ ...field.value, ...changes, ...(options && { options: options.map(({ label }) => label) }) });
  return (
    <QuestionCard
      item={item}
      question={question}
      fieldLabel={linkable.fields.find((one) => one.path === path)?.label}
      problems={problems}
      isOpen={isOpen || problems.length > 0}
      readOnly={disabled}
      onToggle={setOpen}
      onRemove={onRemove}
      isNeeded={isNeeded}
    >
      <Fieldset.Root disabled={disabled}>
        <QuestionFields
          question={question}
          limits={LIMITS}
          hasOptionValues={false}
          neededBecause={isNeeded ? t("question.neededByKakao") : undefined}
          canLookUp={name === "company"}
          earlier={(form ?? []).slice(0, index).map(toQuestion)}
          onChange={change}
        >
          {!isStandardQuestion(name) && (
            <LinkedFieldInput
              type={type}
              chosen={path}
              taken={Object.values(others).map(fieldPathOf)}
              linkable={linkable}
              onChange={(next) => onMap(next ? { ...others, [name]: mappedFieldOf(next) } : others)}
            />
          )}
        </QuestionFields>
      </Fieldset.Root>
    </QuestionCard>
  );
}
