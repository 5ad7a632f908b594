import { Stack, Text } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FormError } from "../../../ui/form-error";
import { notify } from "../../../ui/toast/notify";
import { useDeleteBookingPage } from "../booking-page-queries";

type DeletePageDialogProps = { page: BookingPageView | undefined; onClose: () => void };

export function DeletePageDialog({ page, onClose }: DeletePageDialogProps) {
  const { t } = useTranslation("scheduling");
  const remove = useDeleteBookingPage();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    page &&
    remove.mutate(
      { params: { id: page.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("pages.deleted") });
          close();
        },
      },
    );
  return (
    <ConfirmDialog
      open={page !== undefined}
      title={t("pages.deleteTitle", { title: page?.title ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("pages.deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("pages.delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
