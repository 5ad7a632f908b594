import { Stack, Text } from "@chakra-ui/react";
import { MAX_QUESTIONS, QUESTION_TYPES, type Question } from "@dure/domain/forms/question/question";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AddQuestion } from "../../../forms/builder/add-question";
import { useLinkableFields } from "../../../forms/builder/use-linkable-fields";
import { focusWhenShown } from "../../../lib/focus-when-shown";
import { useLocalizedText } from "../../../lib/language/use-localized-text";
import { SortableList } from "../../../ui/sortable/sortable-list";
import type { StepProps } from "../draft";
import { DraftQuestionCard } from "./draft-question-card";
import { freeName } from "./questions";
import { useQuestions } from "./use-questions";

/** The form's questions in order; one is open at a time. */
export function QuestionList({ draft, onChange, problems }: StepProps) {
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const { items, placeOf, add, move, duplicate, remove } = useQuestions({ draft, onChange });
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const linkable = useLinkableFields();
  const names = draft.form.components.map(({ name }) => name);
  const isFull = items.length >= MAX_QUESTIONS;

  const addAndOpen = (question: Question, path?: string) => {
    const id = add(question, path);
    setOpen(id);
    focusWhenShown(list.current, `[data-question="${id}"] input:not([type=hidden])`);
  };
  return (
    <Stack ref={list} gap="3">
      {problems
        .filter(({ target }) => target === "")
        .map(({ text }) => (
          <Text key={text.en} color="fg.error">
            {localize(text)}
          </Text>
        ))}
      <SortableList label={t("build.part.questions")} items={items} onReorder={move} gap="2">
        {(item) => (
          <DraftQuestionCard
            key={item.id}
            item={item}
            place={placeOf(item.id)}
            draft={draft}
            linkable={linkable}
            problems={problems}
            isOpen={open === item.id}
            isFull={isFull}
            onToggle={(isOpen) => setOpen(isOpen ? item.id : undefined)}
            onChange={onChange}
            onDuplicate={() => duplicate(placeOf(item.id))}
            onRemove={() => remove(placeOf(item.id))}
          />
        )}
      </SortableList>
      {isFull ? (
        <Text color="fg.muted">{t("build.full", { max: MAX_QUESTIONS })}</Text>
      ) : (
        <AddQuestion
          types={QUESTION_TYPES}
          nameOf={(wanted) => freeName(wanted, names)}
          linked={Object.values(draft.form_field_mapping)}
          linkable={linkable}
          onAdd={addAndOpen}
        />
      )}
    </Stack>
  );
}
