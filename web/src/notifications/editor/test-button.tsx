import { Button } from "@chakra-ui/react";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useTestNotification } from "../setting/notification-queries";

/** Posts the saved message with sample values to the channel. */
export function TestButton({ id, disabled }: { id: string; disabled: boolean }) {
  const { t } = useTranslation("notifications");
  const errorText = useErrorText();
  const test = useTestNotification();
  const send = () =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => notify.success({ title: t("tested") }),
        onError: (refusal) => notify.error({ title: errorText(refusal) }),
      },
    );
  return (
    <Button variant="ghost" disabled={disabled} loading={test.isPending} onClick={send}>
      <Send aria-hidden />
      {t("test")}
    </Button>
  );
}
