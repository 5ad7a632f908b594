import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useToggleField } from "./field-settings-queries";

type ArchiveDialogProps = { entity: EntityId; field: Field | undefined; onClose: () => void };

/** Asks before a field is taken out of every list and page. */
export function ArchiveDialog({ entity, field, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const toggle = useToggleField(entity);
  const archive = () =>
    field &&
    toggle.mutate(
      { field, active: false },
      {
        onSuccess: () => notify.success({ title: t("fieldSettings.archivedDone", { label: field.label }) }),
        onError: (error) => notify.error({ title: errorText(error) }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={field !== undefined}
      title={t("fieldSettings.archiveTitle", { label: field?.label ?? "" })}
      description={t("fieldSettings.archiveHint")}
      confirm={t("fieldSettings.archive")}
      danger
      busy={toggle.isPending}
      onConfirm={archive}
      onClose={onClose}
    />
  );
}
