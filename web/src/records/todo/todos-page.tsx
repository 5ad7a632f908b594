import { Button, Tabs } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { DoneTodos } from "./done-todos";
import { MyTodos } from "./my-todos";
import { TodoDialog } from "./todo-dialog";
import { useMyTodos } from "./todo-queries";

/** The member's own tasks. */
export function TodosPage() {
  const { t } = useTranslation("records");
  const [adding, setAdding] = useState(false);
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
        </Tabs.List>
        <Tabs.Content value="open">
          <MyTodos />
        </Tabs.Content>
        <Tabs.Content value="done">
          <MyDoneTodos />
        </Tabs.Content>
      </Tabs.Root>
      {adding && <TodoDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function MyDoneTodos() {
  return <DoneTodos query={useMyTodos(true)} shows="record" />;
}
