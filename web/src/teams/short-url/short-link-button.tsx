import { Button } from "@chakra-ui/react";
import { Check, Scissors } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../ui/copy/use-copy";
import { useShortLink } from "./use-short-link";

const SHOWN_MS = 2_000;

/** Copies a short address of a page's public link; the button confirms it. */
export function ShortLinkButton({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation("ui");
  const copyText = useCopy();
  const { shorten, isPending } = useShortLink(link);
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    if (!(await copyText(await shorten()))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <Button
      size="xs"
      variant="outline"
      aria-label={t("copy.shortLinkOf", { title })}
      loading={isPending}
      onClick={() => void copy().catch(() => undefined)}
    >
      {isCopied ? <Check aria-hidden /> : <Scissors aria-hidden />}
      <span aria-live="polite">{isCopied ? t("copy.done") : t("copy.shortLink")}</span>
    </Button>
  );
}
