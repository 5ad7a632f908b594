import { Button, Tabs } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { DoneTodos } from "./done-todos";
import { OthersTodos } from "./others-todos";
import { TodoDialog } from "./todo-dialog";
import { TodoGroups } from "./todo-groups";
import { TodoPages } from "./todo-pages";
import { useMyTodos } from "./todo-queries";

/** The member's own tasks, those that they gave to others and, for admins, all tasks of the team. */
export function TodosPage() {
  const { t } = useTranslation("records");
  const [adding, setAdding] = useState(false);
  const isAdmin = useIsAdmin();
  return (
    <Page>
      <PageHeader
        title={t("todo.title")}
        description={t("todo.pageHint")}
        actions={
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t("todo.add")}
          </Button>
        }
      />
      <Tabs.Root defaultValue="open" size="sm" lazyMount>
        <Tabs.List aria-label={t("todo.title")}>
          <Tabs.Trigger value="open">{t("todo.open")}</Tabs.Trigger>
          <Tabs.Trigger value="done">{t("todo.done")}</Tabs.Trigger>
          <Tabs.Trigger value="given">{t("todo.given")}</Tabs.Trigger>
          {isAdmin && <Tabs.Trigger value="all">{t("todo.ofTeam")}</Tabs.Trigger>}
        </Tabs.List>
        <Tabs.Content value="open">
          <MyOpenTodos />
        </Tabs.Content>
        <Tabs.Content value="done">
          <MyDoneTodos />
        </Tabs.Content>
        <Tabs.Content value="given">
          <OthersTodos of="given" />
        </Tabs.Content>
        {isAdmin && (
          <Tabs.Content value="all">
            <OthersTodos of="all" />
          </Tabs.Content>
        )}
      </Tabs.Root>
      {adding && <TodoDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function MyOpenTodos() {
  const { t } = useTranslation("records");
  return (
    <TodoPages query={useMyTodos()} none={t("todo.noneOpen")}>
      {(todos) => <TodoGroups todos={todos} shows="record" />}
    </TodoPages>
  );
}

function MyDoneTodos() {
  return <DoneTodos query={useMyTodos(true)} shows="record" />;
}
