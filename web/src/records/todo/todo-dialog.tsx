import type { EntityId } from "@dure/domain/records/record/entity";
import type { TodoView } from "@dure/domain/records/todo/todo";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { FormDialog } from "../../ui/form-dialog";
import { type TodoDraft, TodoFields } from "./todo-fields";
import { useChangeTodo, useCreateTodo } from "./todo-queries";

type TodoDialogProps = {
  /** The task that is changed. */
  todo?: TodoView;
  /** The record that a new task is about. */
  about?: { entityId: EntityId; id: string };
  onClose: () => void;
};

/** A task being written. */
export function TodoDialog({ todo, about, onClose }: TodoDialogProps) {
  const { t } = useTranslation("records");
  const { user_id, timezone } = useProfile();
  const create = useCreateTodo();
  const change = useChangeTodo(todo?.id ?? "");
  const [draft, setDraft] = useState(() => draftOf(todo, user_id));
  const [isUntitled, setUntitled] = useState(false);
  const set = (part: Partial<TodoDraft>) => setDraft({ ...draft, ...part });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog may be inside another form.
    event.stopPropagation();
    if (draft.title.trim() === "") return setUntitled(true);
    const { due_on, due_time, reminder, ...values } = draft;
    const due = { due_on: due_on || null, due_time: (due_on && due_time) || null };
    const isMoved = due.due_on !== (todo?.due_on ?? null) || due.due_time !== (todo?.due_time ?? null);
    const remind_minutes = due_on && reminder !== "none" ? Number(reminder) : null;
    const body = { ...values, ...due, remind_minutes, ...(isMoved && { timezone }) };
    const record = about && { entity_id: about.entityId, id: about.id };
    const saved = { onSuccess: onClose };
    if (todo) change.mutate(body, saved);
    else create.mutate({ body: { ...body, ...(record && { record }) } }, saved);
  };
  const { isPending, error } = todo ? change : create;
  return (
    <FormDialog
      title={t(todo ? "todo.edit" : "todo.add")}
      submit={t("todo.save")}
      busy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TodoFields draft={draft} isUntitled={isUntitled && draft.title.trim() === ""} onChange={set} />
    </FormDialog>
  );
}

const draftOf = (todo: TodoView | undefined, userId: string): TodoDraft => ({
  title: todo?.title ?? "",
  description: todo?.description ?? "",
  due_on: todo?.due_on ?? "",
  due_time: todo?.due_time ?? "",
  assignee: todo ? todo.assignee : userId,
  reminder: String(todo?.remind_minutes ?? "none"),
});
