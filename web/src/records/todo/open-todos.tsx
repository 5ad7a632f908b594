import { Button, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import type { TodosQuery } from "./done-todos";
import { TodoGroups } from "./todo-groups";
import type { TodoFacts } from "./todo-row";

type OpenTodosProps = { query: TodosQuery; shows: TodoFacts; none: string };

/** Open tasks, in groups; `none` is said where there are none. */
export function OpenTodos({ query, shows, none }: OpenTodosProps) {
  const { t } = useTranslation("records");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={3} />;
  const todos = data.pages.flatMap((page) => page.data);
  return (
    <>
      {todos.length === 0 && !hasNextPage && <Text color="fg.muted">{none}</Text>}
      <TodoGroups todos={todos} shows={shows} />
      {hasNextPage && (
        <Button size="xs" variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("todo.more")}
        </Button>
      )}
    </>
  );
}
