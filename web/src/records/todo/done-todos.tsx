import { Button, Stack, Text } from "@chakra-ui/react";
import type { TodoView } from "@dure/domain/records/todo/todo";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { type TodoFacts, TodoRow } from "./todo-row";

/** Tasks that are read page by page. */
export type TodosQuery = Pick<
  UseInfiniteQueryResult<{ pages: { data: TodoView[] }[] }>,
  "data" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>;

type DoneTodosProps = { query: TodosQuery; shows: TodoFacts };

/** Tasks that are done, the last first. */
export function DoneTodos({ query, shows }: DoneTodosProps) {
  const { t } = useTranslation("records");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={2} />;
  const todos = data.pages.flatMap((page) => page.data);
  return (
    <>
      {todos.length === 0 && !hasNextPage && <Text color="fg.muted">{t("todo.noneDone")}</Text>}
      <Stack as="ul" gap="0" listStyleType="none" aria-label={t("todo.done")}>
        {todos.map((todo) => (
          <TodoRow key={todo.id} todo={todo} shows={shows} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button size="xs" variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("todo.more")}
        </Button>
      )}
    </>
  );
}
