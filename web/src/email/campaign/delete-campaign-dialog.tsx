import { Stack, Text } from "@chakra-ui/react";
import type { CampaignSummary } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useDeleteCampaign } from "./campaign-queries";

type DeleteCampaignDialogProps = {
  campaign: Pick<CampaignSummary, "id" | "name"> | undefined;
  onDeleted?: () => void;
  onClose: () => void;
};

export function DeleteCampaignDialog({ campaign, onDeleted, onClose }: DeleteCampaignDialogProps) {
  const { t } = useTranslation("email");
  const remove = useDeleteCampaign();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    campaign &&
    remove.mutate(
      { params: { id: campaign.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("campaigns.deleted") });
          close();
          onDeleted?.();
        },
      },
    );
  return (
    <ConfirmDialog
      open={campaign !== undefined}
      title={t("campaigns.deleteTitle", { name: campaign?.name ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("campaigns.deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("campaigns.delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
