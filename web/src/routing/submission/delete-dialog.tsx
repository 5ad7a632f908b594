import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refresh } from "../../lib/query-client";
import { useTeam } from "../../teams/team/team-queries";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";

type DeleteDialogProps = {
  routerId: string;
  /** Empty while the dialog is closed. */
  ids: readonly string[];
  onDeleted: () => void;
  onClose: () => void;
};

/** Confirms the permanent deletion of submissions. */
export function DeleteDialog({ routerId, ids, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("routing");
  const { teamId } = useTeam();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { deleteRows } = await import("./rows/delete-rows");
      await deleteRows(teamId, routerId, ids);
      notify.success({ title: t("submissions.deleted", { count: ids.length }) });
      onDeleted();
      void refresh("routing");
    } catch {
      notify.error({ title: t("submissions.deleteFailed") });
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={ids.length > 0}
      title={t("submissions.deleteTitle", { count: ids.length })}
      description={t("submissions.deleteHint")}
      confirm={t("submissions.delete")}
      danger
      busy={isBusy}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
