import { Button } from "@chakra-ui/react";
import type { CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { isUndone } from "@dure/domain/records/import/import";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { isAtWork, useUndoCardSync } from "./card-queries";

/** Undoes a sync after a confirmation. Hidden if there is nothing to undo. */
export function UndoSyncButton({ sync }: { sync: CardSyncView }) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoCardSync();
  const { created, linked, updated } = sync.summary ?? { created: 0, linked: 0, updated: 0 };
  if (!sync.task || isAtWork(sync) || isUndone(sync) || created + linked + updated === 0) return null;
  const start = () =>
    undo.mutate(sync.id, {
      onError: (error) => notify.error({ title: t("import.undoFailed"), description: errorText(error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        {t("businessCard.undo")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("businessCard.undoTitle")}
        description={t("businessCard.undoHint")}
        confirm={t("businessCard.undo")}
        danger
        busy={undo.isPending}
        onConfirm={start}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
