import { CampaignContent, type CampaignSummary } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { useRenameCampaign } from "./campaign-queries";

const RenameForm = z.object({ name: CampaignContent.shape.name });

type RenameCampaignDialogProps = { campaign: Pick<CampaignSummary, "id" | "name">; onClose: () => void };

/** Renames a campaign. Only the team sees its name, so it can change in every status. */
export function RenameCampaignDialog({ campaign: { id, name }, onClose }: RenameCampaignDialogProps) {
  const { t } = useTranslation(["email", "ui"]);
  const rename = useRenameCampaign();
  const { control, handleSubmit, guard } = useZodForm(RenameForm, { draft: id, defaultValues: { name } });
  const submit = handleSubmit((body) => rename.mutate({ params: { id }, body }, { onSuccess: onClose }));
  return (
    <FormDialog
      guard={guard}
      title={t("campaigns.rename")}
      submit={t("ui:save")}
      busy={rename.isPending}
      error={rename.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t("campaigns.name")} required maxLength={100} autoFocus />
    </FormDialog>
  );
}
