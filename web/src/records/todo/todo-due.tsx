import { HStack, Text } from "@chakra-ui/react";
import type { TodoView } from "@dure/domain/records/todo/todo";
import { Bell, CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

const COLORS = { overdue: "fg.error", today: "brand.fg", coming: "fg.muted", undated: "fg.muted", done: "fg.muted" };

/** When a task is due, and whether its assignee is reminded of it. */
export function TodoDue({ todo }: { todo: TodoView }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { due_on, due_time, due_at, group, remind_at } = todo;
  if (due_on === null || due_at === null) return null;
  const when = due_time === null ? format.day(due_on) : format.dateTime(due_at);
  return (
    <HStack as="span" gap="1" color={COLORS[group]} whiteSpace="nowrap">
      <CalendarDays size={13} aria-hidden />
      <Text as="span">
        {group === "overdue" && `${t("todo.group.overdue")} · `}
        {when}
      </Text>
      {remind_at !== null && group !== "done" && (
        <Bell size={12} role="img" aria-label={t("todo.reminds", { when: format.dateTime(remind_at) })} />
      )}
    </HStack>
  );
}
