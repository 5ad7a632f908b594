import { Box, Checkbox, Flex, HStack, Link, Text } from "@chakra-ui/react";
import type { TodoView } from "@dure/domain/records/todo/todo";
import { Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { ActionMenu } from "../../ui/action-menu";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { MemberName } from "../member/member-name";
import { recordPath } from "../record/entity-pages";
import { TodoDue } from "./todo-due";
import { useChangeTodo, useDeleteTodo } from "./todo-queries";

const TodoDialog = lazyComponent(async () => (await import("./todo-dialog")).TodoDialog);

/** What a row shows besides the task: its assignee, its record, or both. */
export type TodoFacts = "assignee" | "record" | "both";

type TodoRowProps = {
  todo: TodoView;
  shows: TodoFacts;
  /** Adds space at the sides, for a list in a frame. */
  inset?: boolean;
};

/** A task: ticked off by its box, changed and deleted by its menu. */
export function TodoRow({ todo, shows, inset = false }: TodoRowProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const change = useChangeTodo(todo.id);
  const remove = useDeleteTodo(todo.id);
  const [open, setOpen] = useState<"edit" | "delete">();
  const { title, description, assignee, record } = todo;
  // Optimistic update: the box shows the new state before it is saved.
  const isDone = (change.isPending ? change.variables.done : undefined) ?? todo.done_at !== null;
  const failed = (error: unknown) => notify.error({ title: t("todo.failed"), description: errorText(error) });
  return (
    <Flex
      as="li"
      gap="2.5"
      py="2"
      px={inset ? "4" : "0"}
      align="flex-start"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Checkbox.Root
        size="sm"
        pt="0.5"
        checked={isDone}
        onCheckedChange={({ checked }) => change.mutate({ done: checked === true }, { onError: failed })}
      >
        <Checkbox.HiddenInput aria-label={t("todo.tick", { title })} />
        <Checkbox.Control />
      </Checkbox.Root>
      <Box flex="1" minW="0">
        <Text
          fontWeight="medium"
          overflowWrap="anywhere"
          {...(isDone && { color: "fg.muted", textDecoration: "line-through" })}
        >
          {title}
        </Text>
        {description && (
          <Text textStyle="sm" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="3">
            {description}
          </Text>
        )}
        <HStack gap="3" rowGap="1" wrap="wrap" textStyle="xs" color="fg.muted" mt="0.5" _empty={{ display: "none" }}>
          <TodoDue todo={todo} />
          {shows !== "record" && <TodoAssignee id={assignee} />}
          {shows !== "assignee" && record && (
            <Link asChild color="fg.muted" maxW="full">
              <RouterLink to={recordPath(record.entity_type, record.id)}>
                <Text as="span" truncate>
                  {t(`entity.${record.entity_type}`)} · {record.label}
                </Text>
              </RouterLink>
            </Link>
          )}
        </HStack>
      </Box>
      <ActionMenu
        label={t("todo.actionsOf", { title })}
        actions={[
          { id: "edit", label: t("todo.edit"), icon: Pencil, onSelect: () => setOpen("edit") },
          { id: "delete", label: t("todo.delete"), icon: Trash2, danger: true, onSelect: () => setOpen("delete") },
        ]}
      />
      {open === "edit" && (
        <Suspense>
          <TodoDialog todo={todo} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open === "delete"}
        title={t("todo.deleteTitle", { title })}
        description={t("detail.deleteHint")}
        confirm={t("todo.delete")}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: failed, onSettled: () => setOpen(undefined) })}
        onClose={() => setOpen(undefined)}
      />
    </Flex>
  );
}

function TodoAssignee({ id }: { id: string | null }) {
  const { t } = useTranslation("records");
  return id === null ? t("todo.unassigned") : <MemberName id={id} />;
}
