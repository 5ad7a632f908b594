import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextAreaField } from "../../ui/form/text-area-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useCancelEvent } from "./event-queries";
import { ReasonForm } from "./reason-form";

type CancelDialogProps = { event: ScheduledEventView; onClose: () => void };

/** Cancels a meeting, or declines a booking, with a reason, which the invitee gets by mail. */
export function CancelDialog({ event: { id, invitees, approval }, onClose }: CancelDialogProps) {
  const { t } = useTranslation("scheduling");
  const title = t(approval === "pending" ? "event.decline" : "event.cancel");
  const formId = useId();
  const cancel = useCancelEvent();
  const { control, handleSubmit, guard } = useZodForm(ReasonForm, {
    draft: `cancel ${id}`,
    defaultValues: { reason: "" },
  });
  const submit = handleSubmit(({ reason }) =>
    cancel.mutate(
      { params: { id }, body: { reason } },
      {
        onSuccess: () => {
          notify.success({ title: t("event.cancelDone") });
          onClose();
        },
      },
    ),
  );
  return (
    <Modal
      guard={guard}
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              guard.discard();
              onClose();
            }}
          >
            {t("event.keep")}
          </Button>
          <Button type="submit" form={formId} colorPalette="red" loading={cancel.isPending}>
            {title}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t("event.cancelHint", { name: invitees[0]?.name ?? "" })}</Text>
          <TextAreaField control={control} name="reason" label={t("event.reason")} required />
          <FormError error={cancel.error} />
        </Stack>
      </chakra.form>
    </Modal>
  );
}
