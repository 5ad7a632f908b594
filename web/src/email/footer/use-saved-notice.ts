import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";

/** What a form of the e-mail settings does once its values are stored. */
export function useSavedNotice(saved: () => void) {
  const { t } = useTranslation("ui");
  return {
    onSuccess: () => {
      saved();
      notify.success({ title: t("saved") });
    },
  };
}
