import { Button } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useApproveEvent } from "./event-queries";

/** Makes a booking that waits for approval a meeting. */
export function ApproveButton({ event: { id } }: { event: Pick<ScheduledEventView, "id"> }) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const approve = useApproveEvent();
  // The button is gone once the meeting is approved, and with it the callbacks of `mutate`.
  const submit = () =>
    approve.mutateAsync({ params: { id } }).then(
      () => notify.success({ title: t("event.approved") }),
      (error: Error) => notify.error({ title: errorText(error) }),
    );
  return (
    <Button loading={approve.isPending} onClick={() => void submit()}>
      {t("event.approve")}
    </Button>
  );
}
