import type { Question } from "@dure/domain/forms/question/question";
import { useKeys } from "../../../ui/sortable/use-keys";
import type { StepProps } from "../draft";
import { addQuestion, duplicateQuestion, removeQuestion, reorderQuestions, setFieldOf } from "./questions";

/** The questions with their keys for sorting, and the operations on them. */
export function useQuestions({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { components } = draft.form;
  const { keys, insertAt, removeAt, reorder } = useKeys(components.length);
  return {
    items: components.map(({ label, name }, place) => ({ id: keys[place] ?? "", label: label || name })),
    placeOf: (id: string) => keys.indexOf(id),
    /** Returns the id of the new item. */
    add: (question: Question, path?: string): string => {
      onChange((before) => {
        const added = addQuestion(before, question, before.form.components.length);
        return path ? setFieldOf(added, question.name, path) : added;
      });
      return insertAt(components.length);
    },
    move: (ids: string[]) => {
      const places = reorder(ids);
      onChange((before) => reorderQuestions(before, places));
    },
    duplicate: (place: number) => {
      insertAt(place + 1);
      onChange((before) => duplicateQuestion(before, place));
    },
    remove: (place: number) => {
      removeAt(place);
      onChange((before) => removeQuestion(before, place));
    },
  };
}
