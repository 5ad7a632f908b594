import { Box, Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { DoneTodos } from "./done-todos";
import type { TodosQuery } from "./todo-pages";
import type { TodoFacts } from "./todo-row";

type DoneSectionProps = { query: TodosQuery; shows: TodoFacts; isOpen: boolean; onToggle: () => void };

/** Tasks that are done, shown on demand below the open ones. */
export function DoneSection({ query, shows, isOpen, onToggle }: DoneSectionProps) {
  const { t } = useTranslation("records");
  return (
    <Box mt="3">
      <Button size="xs" variant="ghost" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? "todo.hideDone" : "todo.showDone")}
      </Button>
      {isOpen && <DoneTodos query={query} shows={shows} />}
    </Box>
  );
}
