import { Heading, Stack } from "@chakra-ui/react";
import type { TodoView } from "@dure/domain/records/todo/todo";
import { TODO_GROUPS } from "@dure/domain/records/todo/todo-due";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type TodoFacts, TodoRow } from "./todo-row";

/** Open tasks, grouped by the member's day: overdue, today, upcoming, without a date. */
export function TodoGroups({ todos, shows }: { todos: readonly TodoView[]; shows: TodoFacts }) {
  return TODO_GROUPS.map((group) => {
    const own = todos.filter((todo) => todo.group === group);
    return own.length > 0 && <TodoGroup key={group} group={group} todos={own} shows={shows} />;
  });
}

type TodoGroupProps = { group: (typeof TODO_GROUPS)[number]; todos: readonly TodoView[]; shows: TodoFacts };

function TodoGroup({ group, todos, shows }: TodoGroupProps) {
  const { t } = useTranslation("records");
  const id = useId();
  return (
    <Stack as="section" gap="1" aria-labelledby={id} mb="4">
      <Heading as="h3" id={id} textStyle="sm" color={group === "overdue" ? "fg.error" : "fg.muted"}>
        {t(`todo.group.${group}`)}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {todos.map((todo) => (
          <TodoRow key={todo.id} todo={todo} shows={shows} />
        ))}
      </Stack>
    </Stack>
  );
}
