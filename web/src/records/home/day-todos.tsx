import { useTranslation } from "react-i18next";
import { DaySection } from "../../ui/day/day-section";
import { useMyTodos } from "../todo/todo-queries";
import { TodoRow } from "../todo/todo-row";

const SHOWN = 5;

/** The member's open tasks that are due first. */
export function DayTodos() {
  const { t } = useTranslation("records");
  const { data, isPending, error, refetch } = useMyTodos(false, SHOWN);
  const todos = data?.pages.flatMap((page) => page.data).slice(0, SHOWN) ?? [];
  return (
    <DaySection
      title={t("todo.title")}
      all={{ to: "/tasks", label: t("day.all") }}
      query={{ isPending, error, refetch }}
      empty={todos.length > 0 ? null : t("todo.noneOpen")}
    >
      {todos.map((todo) => (
        <TodoRow key={todo.id} todo={todo} shows="record" inset />
      ))}
    </DaySection>
  );
}
