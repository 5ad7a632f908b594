import { useTranslation } from "react-i18next";
import { QuestionCard } from "../../../forms/builder/question-card";
import type { LinkableFields } from "../../../forms/builder/use-linkable-fields";
import { useLocalizedText } from "../../../lib/language/use-localized-text";
import type { SortItem } from "../../../ui/sortable/sort-item";
import type { StepProps } from "../draft";
import { problemTarget } from "../go-to-problem";
import { DraftQuestionFields } from "./draft-question-fields";

type DraftQuestionCardProps = Pick<StepProps, "draft" | "onChange" | "problems"> & {
  item: SortItem;
  place: number;
  linkable: LinkableFields;
  isOpen: boolean;
  isFull: boolean;
  onToggle: (isOpen: boolean) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** A question of the draft with its problems. */
export function DraftQuestionCard({ place, draft, onChange, linkable, problems, ...card }: DraftQuestionCardProps) {
  const { t } = useTranslation("forms");
  const localize = useLocalizedText();
  const question = draft.form.components[place];
  if (!question) return null;
  const wrong = problems.filter(({ target }) => target === question.name).map(({ text }) => localize(text));
  const path = draft.form_field_mapping[question.name];
  const field = linkable.fields.find((one) => one.path === path);
  const isLost = path !== undefined && !linkable.isPending && (!field || field.isArchived);
  const lost = isLost ? [t(field ? "builder.archivedField" : "builder.lostField")] : [];
  return (
    <QuestionCard
      {...card}
      question={question}
      fieldLabel={field?.label}
      problems={[...wrong, ...lost]}
      toggle={problemTarget("form", question.name)}
    >
      <DraftQuestionFields draft={draft} onChange={onChange} place={place} question={question} linkable={linkable} />
    </QuestionCard>
  );
}
