import { Stack } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { refresh } from "../../lib/query-client";
import { type BulkTask, isBulkTask } from "./bulk-task";
import { TaskCard } from "./task-card";
import { TaskFailures } from "./task-failures";
import { isRunning, useTasks } from "./task-queries";

/**
 * The member's bulk tasks, on every page: the running ones, also after a reload, and the results until they are
 * dismissed.
 */
export function TaskTray() {
  const { t } = useTranslation("records");
  const { data } = useTasks();
  const [hidden, setHidden] = useState<ReadonlySet<string>>();
  const [shown, setShown] = useState<BulkTask>();
  const tasks = data?.filter(isBulkTask) ?? [];
  const ended =
    data &&
    tasks
      .filter((task) => !isRunning(task))
      .map(({ id }) => id)
      .join();
  const known = useRef<string>(undefined);

  useEffect(() => {
    if (ended === undefined || ended === known.current) return;
    // Tasks that had ended before the first load stay hidden. Tasks that ended since have changed lists and boards.
    if (known.current === undefined) setHidden(new Set(ended.split(",")));
    else void refresh("records");
    known.current = ended;
  }, [ended]);

  const dismiss = (id: string) => setHidden((before) => new Set([...(before ?? []), id]));
  const visible = tasks.filter((task) => isRunning(task) || (hidden && !hidden.has(task.id)));
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
