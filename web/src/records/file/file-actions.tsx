import type { RecordFile } from "@dure/domain/records/file/file";
import { Download, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { ActionMenu } from "../../ui/action-menu";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { type FileParams, useDeleteFile, useDownload } from "./file-queries";

type FileActionsProps = { file: RecordFile; params: FileParams; onRename: () => void };

export function FileActions({ file: { filename }, params, onRename }: FileActionsProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const mayDownload = !useRemoteFlag("hide_record_download_button");
  const download = useDownload(params);
  const remove = useDeleteFile(params);
  const [asking, setAsking] = useState(false);

  const onError = (title: string) => (error: unknown) => notify.error({ title, description: errorText(error) });
  const save = () => download.mutate(undefined, { onError: onError(t("file.downloadFailed")) });
  const confirm = () =>
    remove.mutate(undefined, { onError: onError(t("detail.deleteFailed")), onSettled: () => setAsking(false) });
  return (
    <>
      <ActionMenu
        label={t("file.actions", { name: filename })}
        actions={[
          ...(mayDownload ? [{ id: "download", label: t("file.download"), icon: Download, onSelect: save }] : []),
          { id: "rename", label: t("file.rename"), icon: Pencil, onSelect: onRename },
          { id: "delete", label: t("file.delete"), icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={t("file.deleteTitle", { name: filename })}
        description={t("file.deleteHint")}
        confirm={t("file.delete")}
        danger
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
