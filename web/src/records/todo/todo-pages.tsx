import { Text } from "@chakra-ui/react";
import type { TodoView } from "@dure/domain/records/todo/todo";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";

/** Tasks that are read page by page. */
export type TodosQuery = Pick<
  UseInfiniteQueryResult<{ pages: { data: TodoView[] }[] }>,
  "data" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>;

type TodoPagesProps = {
  query: TodosQuery;
  /** The text shown without tasks. */
  none: string;
  children: (todos: TodoView[]) => ReactNode;
};

/** The tasks that are loaded so far, and a button to load more. */
export function TodoPages({ query, none, children }: TodoPagesProps) {
  const { data, error, refetch, hasNextPage } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={2} />;
  const todos = data.pages.flatMap((page) => page.data);
  return (
    <>
      {todos.length === 0 && !hasNextPage && <Text color="fg.muted">{none}</Text>}
      {children(todos)}
      <MoreButton list={query} />
    </>
  );
}
