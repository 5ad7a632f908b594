import { Button, type ButtonProps, Stack, Text } from "@chakra-ui/react";
import type { ImportView } from "@dure/domain/records/import/import";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toaster";
import { useErrorText } from "../../ui/use-error-text";
import { useImports, useUndoImport } from "./import-queries";
import { LeftOver } from "./left-over";

/** Takes an import back, after asking, and tells what stays. */
export function UndoButton({ made, ...button }: { made: ImportView } & ButtonProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport();
  const { data = [] } = useImports();
  const current = data.find(({ id }) => id === made.id) ?? made;
  const start = () =>
    undo.mutate(made.id, {
      onError: (error) => notify.error({ title: t("import.undoFailed"), description: errorText(error) }),
      onSettled: () => setAsking(false),
    });
  if (current.undo) return <UndoOutcome made={current} />;
  return (
    <>
      <Button variant="outline" {...button} disabled={current.task === null} onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        {t("import.undo")}
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
    </>
  );
}

function UndoOutcome({ made: { undo, undo_task_id } }: { made: ImportView }) {
  const { t } = useTranslation("records");
  const { state, succeeded = 0, failed = 0, total = 0 } = undo ?? {};
  if (state === "pending" || state === "running")
    return (
      <Text role="status" textStyle="sm" color="fg.muted">
        {t("import.undoing", { done: succeeded + failed, total })}
      </Text>
    );
  return (
    <Stack gap="2" role="status">
      <Text textStyle="sm" color="fg.muted">
        {t("import.undone", { count: succeeded })}
      </Text>
      {failed > 0 && <LeftOver taskId={undo_task_id} title={t("import.kept", { count: failed })} />}
    </Stack>
  );
}
