import { useTranslation } from "react-i18next";
import { notify } from "./toast/notify";

/** Puts text onto the clipboard. Where the browser refuses, a notice says so and shows the text; the answer is whether it went. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTranslation("ui");
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      notify.error({ title: t("copy.failed"), description: text });
      return false;
    }
  };
}
