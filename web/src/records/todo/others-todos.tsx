import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DoneSection } from "./done-section";
import { TodoGroups } from "./todo-groups";
import { TodoPages } from "./todo-pages";
import { useTodosOf } from "./todo-queries";

/** The tasks that the member gave to others, or all tasks of the team: the open ones and, on demand, the done ones. */
export function OthersTodos({ of }: { of: "given" | "all" }) {
  const { t } = useTranslation("records");
  const [showsDone, setShowsDone] = useState(false);
  const open = useTodosOf(of, { done: false });
  const done = useTodosOf(of, { done: true, enabled: showsDone });
  return (
    <>
      <TodoPages query={open} none={t(of === "given" ? "todo.noneGiven" : "todo.noneOfTeam")}>
        {(todos) => <TodoGroups todos={todos} shows="both" />}
      </TodoPages>
      <DoneSection query={done} shows="both" isOpen={showsDone} onToggle={() => setShowsDone(!showsDone)} />
    </>
  );
}
