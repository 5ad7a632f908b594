import { Box, Button, CloseButton, Flex, Progress, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { type BulkTask, UNDOABLE } from "./bulk-task";
import { isRunning, useCancelTask, useUndoTask } from "./task-queries";
import { useTaskOutcome } from "./use-task-outcome";

type TaskCardProps = { task: BulkTask; onShow: () => void; onDismiss: () => void };

/** How long a successful task is shown, with its undo button. */
const SHOWN_MS = 10_000;

/** A task's progress while it runs, then its result. */
export function TaskCard({ task, onShow, onDismiss }: TaskCardProps) {
  const { t } = useTranslation("records");
  const outcomeOf = useTaskOutcome();
  const title = t(`task.type.${task.type}`);
  const runs = isRunning(task);
  const isFine = !runs && task.failed === 0 && task.state === "done";
  const leave = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isFine) return;
    const timer = setTimeout(leave, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFine]);

  return (
    <Box bg="bg.panel" borderWidth="1px" rounded="l3" shadow="md" p="3">
      <Flex justify="space-between" align="center" gap="2">
        <Text textStyle="sm" fontWeight="medium">
          {title}
        </Text>
        {!runs && <CloseButton size="2xs" aria-label={t("task.dismiss")} onClick={onDismiss} />}
      </Flex>
      {runs && <TaskProgress task={task} title={title} />}
      <Text role="status" textStyle="sm" color="fg.muted">
        {!runs && outcomeOf(task)}
      </Text>
      <Flex gap="2" mt="2" hidden={runs} _empty={{ display: "none" }}>
        {!runs && task.failed > 0 && (
          <Button size="xs" variant="outline" onClick={onShow}>
            {t("task.results")}
          </Button>
        )}
        {!runs && UNDOABLE.includes(task.type) && task.succeeded > 0 && <UndoButton task={task} onUndone={onDismiss} />}
      </Flex>
    </Box>
  );
}

function UndoButton({ task, onUndone }: { task: BulkTask; onUndone: () => void }) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const undo = useUndoTask();
  const run = () =>
    undo.mutate(task.id, {
      onSuccess: onUndone,
      onError: (error) => notify.error({ title: t("task.undoFailed"), description: errorText(error) }),
    });
  return (
    <Button size="xs" variant="outline" loading={undo.isPending} onClick={run}>
      {t("task.undo")}
    </Button>
  );
}

function TaskProgress({ task, title }: { task: BulkTask; title: string }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const errorText = useErrorText();
  const cancel = useCancelTask();
  const done = task.succeeded + task.failed;
  const stop = () =>
    cancel.mutate(task.id, {
      onError: (error) => notify.error({ title: t("task.cancelFailed"), description: errorText(error) }),
    });
  return (
    <>
      <Progress.Root size="xs" colorPalette="brand" max={Math.max(task.total, 1)} value={done} my="2">
        <Progress.Track>
          <Progress.Range aria-label={title} />
        </Progress.Track>
      </Progress.Root>
      <Flex justify="space-between" align="center">
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("task.progress", { done: format.number(done), total: format.number(task.total) })}
        </Text>
        <Button size="2xs" variant="ghost" loading={cancel.isPending} onClick={stop}>
          {t("task.cancel")}
        </Button>
      </Flex>
    </>
  );
}
