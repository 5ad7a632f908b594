import { Stack, Text } from "@chakra-ui/react";
import type { SegmentView } from "@dure/domain/email/segment/segment";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useDeleteSegment } from "./segment-queries";

type DeleteSegmentDialogProps = {
  segment: Pick<SegmentView, "id" | "name"> | undefined;
  onDeleted?: () => void;
  onClose: () => void;
};

/** Asks before a segment is deleted. If a scheduled campaign uses it, the refusal names the campaign. */
export function DeleteSegmentDialog({ segment, onDeleted, onClose }: DeleteSegmentDialogProps) {
  const { t } = useTranslation("email");
  const remove = useDeleteSegment();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    segment &&
    remove.mutate(
      { params: { id: segment.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("segments.deleted") });
          close();
          onDeleted?.();
        },
      },
    );
  return (
    <ConfirmDialog
      open={segment !== undefined}
      title={t("segments.deleteTitle", { name: segment?.name ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("segments.deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("segments.delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
