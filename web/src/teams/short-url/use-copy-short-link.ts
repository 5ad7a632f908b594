import { useTranslation } from "react-i18next";
import { useCopy } from "../../ui/copy/use-copy";
import { notify } from "../../ui/toast/notify";
import { useShortLink } from "./use-short-link";

/** Copies the short URL of a page's public link and confirms it in a toast, for menus that close. */
export function useCopyShortLink(link: string): () => Promise<void> {
  const { t } = useTranslation("ui");
  const copyText = useCopy();
  const { shorten } = useShortLink(link);
  return async () => {
    const short = await shorten().catch(() => undefined);
    if (short && (await copyText(short))) notify.success({ title: t("copy.done") });
  };
}
