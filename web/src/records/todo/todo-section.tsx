import { Box, Button, Stack, Text } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { ListSkeleton } from "../../ui/list-skeleton";
import { DoneTodos } from "./done-todos";
import { useRecordTodos } from "./todo-queries";
import { TodoRow } from "./todo-row";

const TodoDialog = lazyComponent(async () => (await import("./todo-dialog")).TodoDialog);

/** The tasks of a record: the open ones, and on demand those that are done. */
export function TodoSection({ about }: { about: { entityId: EntityId; id: string } }) {
  const { t } = useTranslation("records");
  const [adding, setAdding] = useState(false);
  const [showsDone, setShowsDone] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useRecordTodos(about, { done: false });
  const done = useRecordTodos(about, { done: true, enabled: showsDone });
  const todos = data?.pages.flatMap((page) => page.data);
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        {t("todo.add")}
      </Button>
      {!todos && !error && <ListSkeleton rows={2} />}
      {!todos && error && <ErrorState error={error} onRetry={refetch} />}
      {todos?.length === 0 && (
        <Text color="fg.muted" mt="2">
          {t("todo.noneOpen")}
        </Text>
      )}
      <Stack as="ul" gap="0" mt="2" listStyleType="none" aria-label={t("todo.title")}>
        {todos?.map((todo) => (
          <TodoRow key={todo.id} todo={todo} shows="assignee" />
        ))}
      </Stack>
      {hasNextPage && (
        <Button size="xs" variant="outline" onClick={() => void fetchNextPage()}>
          {t("todo.more")}
        </Button>
      )}
      <Box mt="3">
        <Button size="xs" variant="ghost" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
          {t(showsDone ? "todo.hideDone" : "todo.showDone")}
        </Button>
        {showsDone && <DoneTodos query={done} shows="assignee" />}
      </Box>
      {adding && (
        <Suspense>
          <TodoDialog about={about} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
