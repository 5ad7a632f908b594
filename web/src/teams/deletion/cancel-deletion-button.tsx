import { Button, type ButtonProps } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useCancelDeletion } from "./deletion-queries";

/** Cancels the scheduled deletion of the team. */
export function CancelDeletionButton(props: Pick<ButtonProps, "size" | "variant">) {
  const { t } = useTranslation("teams");
  const cancelling = useCancelDeletion();
  const errorText = useErrorText();
  const cancel = () =>
    cancelling.mutate(
      {},
      {
        onSuccess: () => notify.success({ title: t("deletion.cancelled") }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <Button {...props} loading={cancelling.isPending} onClick={cancel}>
      {t("deletion.cancel")}
    </Button>
  );
}
