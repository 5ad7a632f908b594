import { type ApiKeyView, RenameApiKey } from "@dure/domain/teams/api-key";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { useRenameApiKey } from "./api-key-queries";

export function RenameKeyDialog({ stored: { id, name }, onClose }: { stored: ApiKeyView; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const rename = useRenameApiKey();
  const { control, handleSubmit, guard } = useZodForm(RenameApiKey, { draft: id, defaultValues: { name } });
  return (
    <FormDialog
      guard={guard}
      title={t("apiKeys.rename")}
      submit={t("apiKeys.rename")}
      busy={rename.isPending}
      error={rename.error}
      onSubmit={handleSubmit((body) => rename.mutate({ params: { id }, body }, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t("apiKeys.name")} autoComplete="off" required />
    </FormDialog>
  );
}
