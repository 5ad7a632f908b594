import { Box, Button, Stack } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { DoneSection } from "./done-section";
import { TodoPages } from "./todo-pages";
import { useRecordTodos } from "./todo-queries";
import { TodoRow } from "./todo-row";

const TodoDialog = lazyComponent(async () => (await import("./todo-dialog")).TodoDialog);

/** The tasks of a record: the open ones, and on demand those that are done. */
export function TodoSection({ about }: { about: { entityId: EntityId; id: string } }) {
  const { t } = useTranslation("records");
  const [adding, setAdding] = useState(false);
  const [showsDone, setShowsDone] = useState(false);
  const open = useRecordTodos(about, { done: false });
  const done = useRecordTodos(about, { done: true, enabled: showsDone });
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        {t("todo.add")}
      </Button>
      <Box mt="2">
        <TodoPages query={open} none={t("todo.noneOpen")}>
          {(todos) => (
            <Stack as="ul" gap="0" listStyleType="none" aria-label={t("todo.title")}>
              {todos.map((todo) => (
                <TodoRow key={todo.id} todo={todo} shows="assignee" />
              ))}
            </Stack>
          )}
        </TodoPages>
      </Box>
      <DoneSection query={done} shows="assignee" isOpen={showsDone} onToggle={() => setShowsDone(!showsDone)} />
      {adding && (
        <Suspense>
          <TodoDialog about={about} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
