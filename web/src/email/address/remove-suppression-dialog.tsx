import { Text } from "@chakra-ui/react";
import { RemovalReason } from "@dure/domain/email/address/address-api";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useRemoveSuppression } from "./suppression-queries";

type RemoveSuppressionDialogProps = { address: { id: string; email: string }; onClose: () => void };

/** Asks why an address may be sent to again; the reason is kept in its history. */
export function RemoveSuppressionDialog({ address: { id, email }, onClose }: RemoveSuppressionDialogProps) {
  const { t } = useTranslation("email");
  const { control, handleSubmit, guard } = useZodForm(RemovalReason, { draft: id, defaultValues: { reason: "" } });
  const remove = useRemoveSuppression();
  const submit = handleSubmit((body) =>
    remove.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          notify.success({ title: t("suppression.removed") });
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      guard={guard}
      title={t("suppression.removeTitle", { email })}
      submit={t("suppression.remove")}
      danger
      busy={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">{t("suppression.removeHint")}</Text>
      <TextField
        control={control}
        name="reason"
        label={t("suppression.removeReason")}
        placeholder={t("suppression.removeReasonPlaceholder")}
        maxLength={200}
        required
        autoFocus
      />
    </FormDialog>
  );
}
