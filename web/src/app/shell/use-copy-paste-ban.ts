import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { notify } from "../../ui/toast/notify";

const CLIPBOARD_EVENTS = ["copy", "cut", "paste"] as const;

/** Blocks the clipboard for teams with the flag `disable_copy_paste` (docs/product/platform.md#copying-and-pasting). */
export function useCopyPasteBan(): void {
  const { t } = useTranslation("app");
  const isBanned = useRemoteFlag("disable_copy_paste");
  const message = t("copyPasteBanned");

  useEffect(() => {
    if (!isBanned) return;
    const refuse = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      notify.error({ title: message });
    };
    // In the capture phase, before the field itself handles the event.
    for (const name of CLIPBOARD_EVENTS) document.addEventListener(name, refuse, true);
    return () => {
      for (const name of CLIPBOARD_EVENTS) document.removeEventListener(name, refuse, true);
    };
  }, [isBanned, message]);
}
