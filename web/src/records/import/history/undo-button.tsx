import { Button, type ButtonProps, Stack } from "@chakra-ui/react";
import { type ImportView, isUndone } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useLiveImport, useUndoImport } from "../import-queries";
import { UndoOutcome } from "./undo-outcome";

/**
 * Undoes an import after a confirmation, and shows what remains. An undo that failed or was stopped can be started
 * again.
 */
export function UndoButton({ made, ...button }: { made: ImportView } & ButtonProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport();
  const current = useLiveImport(made);
  const start = () =>
    undo.mutate(made.id, {
      onError: (error) => notify.error({ title: t("import.undoFailed"), description: errorText(error) }),
      onSettled: () => setAsking(false),
    });
  const { task, undo: undone, undo_task_id } = current;
  const told = undone && undo_task_id && <UndoOutcome undo={undone} taskId={undo_task_id} counts={current.counts} />;
  if (isUndone(current)) return told;
  return (
    <Stack gap="2" align="start">
      {told}
      <Button variant="outline" {...button} disabled={!task || !isOver(task)} onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        {t(undone ? "import.undoAgain" : "import.undo")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("import.undoTitle")}
        description={t("import.undoHint")}
        confirm={t("import.undo")}
        danger
        busy={undo.isPending}
        onConfirm={start}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
