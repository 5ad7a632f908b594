import type { EntityId } from "@dure/domain/records/record/entity";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useDeleteNote } from "./note-queries";

type NoteActionsProps = { about: { entityId: EntityId; id: string }; noteId: string; onEdit: () => void };

export function NoteActions({ about, noteId, onEdit }: NoteActionsProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const remove = useDeleteNote(about, noteId);
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(undefined, {
      onError: (error) => notify.error({ title: t("detail.deleteFailed"), description: errorText(error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <ActionMenu
        label={t("note.actions")}
        actions={[
          { id: "edit", label: t("note.edit"), icon: Pencil, onSelect: onEdit },
          { id: "delete", label: t("note.delete"), icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={t("note.deleteTitle")}
        description={t("detail.deleteHint")}
        confirm={t("note.delete")}
        danger
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
