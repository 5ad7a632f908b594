import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useSetWebhookActivation } from "./webhook-queries";

/** Turns a webhook on or off, and says what happens to its events while it is off. */
export function useWebhookSwitch(id: string) {
  const { t } = useTranslation("teams");
  const errorText = useErrorText();
  const { mutate, isPending } = useSetWebhookActivation();
  const turn = (active: boolean) =>
    mutate(
      { params: { id }, body: { active } },
      {
        onSuccess: () =>
          !active && notify.info({ title: t("webhook.turnedOff"), description: t("webhook.turnedOffHint") }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return { turn, isPending };
}
