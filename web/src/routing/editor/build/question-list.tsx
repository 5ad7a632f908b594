import { Stack, Text } from "@chakra-ui/react";
import { MAX_QUESTIONS, type Question } from "@dure/domain/routing/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import type { StepProps } from "../draft";
import { useKeys } from "../field/use-keys";
import { useOwnText } from "../use-own-text";
import { AddQuestion } from "./add-question";
import { QuestionCard } from "./question-card";
import { addQuestion, duplicateQuestion, removeQuestion, reorderQuestions, setFieldOf } from "./questions";
import { useLinkableFields } from "./use-linkable-fields";

/** The questions of the form in their order; one of them is open at a time. */
export function QuestionList({ draft, onChange, problems }: StepProps) {
  const { t } = useTranslation("routing");
  const ownText = useOwnText();
  const { components } = draft.form;
  const { keys, insertAt, removeAt, reorder } = useKeys(components.length);
  const [open, setOpen] = useState<string>();
  const linkable = useLinkableFields();
  const isFull = components.length >= MAX_QUESTIONS;
  const items = components.map(({ label, name }, place) => ({ id: keys[place] ?? "", label: label || name }));

  const add = (question: Question, path?: string) => {
    insertAt(components.length);
    onChange((before) => {
      const added = addQuestion(before, question, before.form.components.length);
      return path ? setFieldOf(added, question.name, path) : added;
    });
  };
  const move = (ids: string[]) => {
    const places = reorder(ids);
    onChange((before) => reorderQuestions(before, places));
  };
  return (
    <Stack gap="3">
      {problems
        .filter(({ target }) => target === "")
        .map(({ text }) => (
          <Text key={text.en} color="fg.error">
            {ownText(text)}
          </Text>
        ))}
      <SortableList label={t("build.part.questions")} items={items} onReorder={move} gap="2">
        {(item) => {
          const place = keys.indexOf(item.id);
          return (
            <QuestionCard
              key={item.id}
              item={item}
              place={place}
              draft={draft}
              linkable={linkable}
              problems={problems}
              isOpen={open === item.id}
              isFull={isFull}
              onToggle={(isOpen) => setOpen(isOpen ? item.id : undefined)}
              onChange={onChange}
              onDuplicate={() => {
                insertAt(place + 1);
                onChange((before) => duplicateQuestion(before, place));
              }}
              onRemove={() => {
                removeAt(place);
                onChange((before) => removeQuestion(before, place));
              }}
            />
          );
        }}
      </SortableList>
      {isFull ? (
        <Text color="fg.muted">{t("build.full", { max: MAX_QUESTIONS })}</Text>
      ) : (
        <AddQuestion taken={components.map(({ name }) => name)} linkable={linkable} onAdd={add} />
      )}
    </Stack>
  );
}
