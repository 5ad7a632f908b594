import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useRemoveDomain } from "./sending-domain-queries";

type RemoveDomainDialogProps = { domain: string; open: boolean; onClose: () => void };

export function RemoveDomainDialog({ domain, open, onClose }: RemoveDomainDialogProps) {
  const { t } = useTranslation("email");
  const remove = useRemoveDomain();
  const confirm = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => {
          onClose();
          notify.success({ title: t("domain.remove.done") });
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={t("domain.remove.title", { domain })}
      description={
        <>
          {t("domain.remove.description")}
          <FormError error={remove.error} />
        </>
      }
      confirm={t("domain.remove.confirm")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
