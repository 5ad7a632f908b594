import { Stack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { refresh } from "../../lib/query-client";
import { type BulkTask, isBulkTask } from "./bulk-task";
import { TaskCard } from "./task-card";
import { TaskFailures } from "./task-failures";
import { isRunning, useTasks } from "./task-queries";

/**
 * The member's bulk tasks, on every page: those that run, also after a reload, and what became of them until it is
 * dismissed.
 */
export function TaskTray() {
  const { t } = useTranslation("records");
  const { data = [] } = useTasks();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<BulkTask>();
  const tasks = data.filter(isBulkTask);
  const running = tasks.filter(isRunning).map(({ id }) => id);
  const runningIds = running.join();

  useEffect(() => {
    // One that ended while nobody looked is not brought up again; what ran changed lists and boards.
    setSeen((before) => new Set([...before, ...runningIds.split(",").filter(Boolean)]));
    if (runningIds === "") void refresh("records");
  }, [runningIds]);

  const dismiss = (id: string) => setSeen((before) => new Set([...before].filter((one) => one !== id)));
  const visible = tasks.filter((task) => isRunning(task) || seen.has(task.id));
  return (
    <>
      <Stack
        as="section"
        aria-label={t("task.title")}
        hidden={visible.length === 0}
        position="fixed"
        zIndex="sticky"
        bottom="4"
        insetEnd="4"
        insetStart={{ base: "4", md: "auto" }}
        w={{ md: "sm" }}
        gap="2"
      >
        {visible.map((task) => (
          <TaskCard key={task.id} task={task} onShow={() => setShown(task)} onDismiss={() => dismiss(task.id)} />
        ))}
      </Stack>
      {shown && <TaskFailures task={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
