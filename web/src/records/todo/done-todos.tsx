import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { TodoPages, type TodosQuery } from "./todo-pages";
import { type TodoFacts, TodoRow } from "./todo-row";

/** Tasks that are done, the last first. */
export function DoneTodos({ query, shows }: { query: TodosQuery; shows: TodoFacts }) {
  const { t } = useTranslation("records");
  return (
    <TodoPages query={query} none={t("todo.noneDone")}>
      {(todos) => (
        <Stack as="ul" gap="0" listStyleType="none" aria-label={t("todo.done")}>
          {todos.map((todo) => (
            <TodoRow key={todo.id} todo={todo} shows={shows} />
          ))}
        </Stack>
      )}
    </TodoPages>
  );
}
