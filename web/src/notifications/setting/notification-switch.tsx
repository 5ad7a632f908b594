import type { SettingView } from "@dure/domain/notifications/setting/setting";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RowSwitch } from "../../ui/form/row-switch";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useToggleNotification } from "./notification-queries";

/** Turns a notification on or off; an incomplete one stays off, and a message says why. */
export function NotificationSwitch({ setting: { id, title, is_active } }: { setting: SettingView }) {
  const { t } = useTranslation("notifications");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const toggle = useToggleNotification();
  const set = (active: boolean) =>
    toggle.mutate(
      { params: { id }, query: { active } },
      {
        onSuccess: () => notify.success({ title: t(active ? "turnedOn" : "turnedOff") }),
        onError: (refusal) =>
          notify.error({
            title: errorText(refusal),
            action: { label: t("edit"), onClick: () => navigate(`/settings/notifications/${id}`) },
          }),
      },
    );
  return (
    <RowSwitch
      label={t("switchOf", { title: title || t("untitled") })}
      state={t(is_active ? "on" : "off")}
      checked={is_active}
      disabled={toggle.isPending}
      onChange={set}
    />
  );
}
