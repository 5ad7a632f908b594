import { useTranslation } from "react-i18next";
import { notify } from "../toast/notify";

/**
 * Copies text to the clipboard. If the browser refuses, a toast shows the text.
 * @returns whether it was copied
 */
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
