import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import type { BulkDialogProps } from "./bulk-dialog-props";
import { useAmount } from "./use-amount";
import { useStartBulk } from "./use-start-bulk";

/** Confirms deleting records, turning deals back into leads or linking companies to the registry, with their number. */
export function BulkConfirmDialog(props: BulkDialogProps & { act: "delete" | "deallocate" | "enrich" }) {
  const { act, entity, selection, onClose, onStarted } = props;
  const { t } = useTranslation("records");
  const amount = useAmount(selection);
  const errorText = useErrorText();
  const start = useStartBulk(entity);
  const confirm = () =>
    start.mutate(
      { action: { action: act }, target: selection.target() },
      {
        onSuccess: onStarted,
        onError: (error) => notify.error({ title: t("bulk.failed"), description: errorText(error) }),
      },
    );
  return (
    <ConfirmDialog
      open
      title={t(`bulk.${act}Title`, amount)}
      description={t(`bulk.${act}Hint`)}
      confirm={t(`bulk.${act}`)}
      danger={act === "delete"}
      busy={start.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
