import { Button, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { TodoGroups } from "./todo-groups";
import { useMyTodos } from "./todo-queries";

/** The member's open tasks, in groups. For the home page as well, with as many as `pageCount` at first. */
export function MyTodos({ pageCount = 50 }: { pageCount?: number }) {
  const { t } = useTranslation("records");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyTodos(false, pageCount);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={3} />;
  const todos = data.pages.flatMap((page) => page.data);
  return (
    <>
      {todos.length === 0 && <Text color="fg.muted">{t("todo.noneOpen")}</Text>}
      <TodoGroups todos={todos} />
      {hasNextPage && (
        <Button size="xs" variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("todo.more")}
        </Button>
      )}
    </>
  );
}
