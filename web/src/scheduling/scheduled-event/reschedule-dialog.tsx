import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextAreaField } from "../../ui/form/text-area-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useTimeFormat } from "../time/use-time-format";
import { useRescheduleEvent } from "./event-queries";
import { ReasonForm } from "./reason-form";
import { useOwnZone } from "./use-own-zone";
import { WeekSlots } from "./week-slots";

type RescheduleDialogProps = { event: ScheduledEventView; onClose: () => void };

/** Reschedules a meeting to another free time of its page, with a reason for the invitee. */
export function RescheduleDialog({ event, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const formId = useId();
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  const [slot, setSlot] = useState<Slot>();
  const [isMissing, setMissing] = useState(false);
  const move = useRescheduleEvent();
  const { control, handleSubmit, guard } = useZodForm(ReasonForm, {
    draft: `move ${event.id}`,
    defaultValues: { reason: "" },
  });
  const submit = handleSubmit(({ reason }) => {
    if (!slot) return setMissing(true);
    return move.mutate(
      { params: { id: event.id }, query: {}, body: { ...slot, reason } },
      {
        onSuccess: () => {
          notify.success({ title: t("event.rescheduleDone") });
          onClose();
        },
        onError: () => setSlot(undefined),
      },
    );
  });
  const failure = move.error && `${t("event.rescheduleFailed")} ${errorText(move.error)}`;
  const time = ({ start, end }: Slot) => `${format.fullDate(start)} ${format.timeRange(start, end)}`;
  return (
    <Modal
      guard={guard}
      open
      size="lg"
      title={t("event.reschedule")}
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
            {t("event.back")}
          </Button>
          <Button type="submit" form={formId} loading={move.isPending}>
            {t("event.move")}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t("event.now", { time: time(event.date_range) })}</Text>
          <WeekSlots event={event} zone={zone} chosen={slot} onChoose={setSlot} />
          <Text aria-live="polite" fontWeight="medium">
            {slot && t("event.newTime", { time: time(slot) })}
          </Text>
          <TextAreaField control={control} name="reason" label={t("event.reason")} required />
          <FormError error={failure ?? (isMissing && !slot ? t("event.chooseTime") : undefined)} />
        </Stack>
      </chakra.form>
    </Modal>
  );
}
