import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DoneTodos } from "./done-todos";
import { OpenTodos } from "./open-todos";
import { useTodosOf } from "./todo-queries";

/** The tasks that the member gave to others, or all of the team: the open ones, and on demand those that are done. */
export function OthersTodos({ of }: { of: "given" | "all" }) {
  const { t } = useTranslation("records");
  const [showsDone, setShowsDone] = useState(false);
  const open = useTodosOf(of, { done: false });
  const done = useTodosOf(of, { done: true, enabled: showsDone });
  return (
    <>
      <OpenTodos query={open} shows="both" none={t(of === "given" ? "todo.noneGiven" : "todo.noneOfTeam")} />
      <Box mt="3">
        <Button size="xs" variant="ghost" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
          {t(showsDone ? "todo.hideDone" : "todo.showDone")}
        </Button>
        {showsDone && <DoneTodos query={done} shows="both" />}
      </Box>
    </>
  );
}
