import type { Todo } from "../../records/todo/todo";
import type { Locale } from "../../shared/text";

const WORDS = {
  ko: { product: "두레", task: "할 일", due: "마감", record: "레코드", button: "할 일 열기" },
  en: { product: "Dure", task: "Task", due: "Due", record: "Record", button: "Open the task" },
} as const satisfies Record<Locale, unknown>;

/**
 * The mail of a task's reminder: the task, its due time in the task's time zone, and its record.
 * @param record the record's title, if the reader may see the record
 */
export function todoReminder(todo: Todo, record: string | undefined, locale: Locale) {
  const words = WORDS[locale];
  const due = [todo.due_on, todo.due_time, todo.due_time && `(${todo.timezone})`].filter(Boolean).join(" ");
  return {
    subject: `[${words.product}] ${words.task}: ${todo.title}`,
    paragraphs: [
      `${words.due}: ${due}`,
      ...(record ? [`${words.record}: ${record}`] : []),
      ...(todo.description ? [todo.description] : []),
    ],
    button: words.button,
  };
}
