import { Button } from "@chakra-ui/react";
import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toaster";

const SHOWN_MS = 2_000;

/** Copies a page's public address; the button itself says that it did. */
export function CopyLinkButton({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation("scheduling");
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      notify.error({ title: t("pages.copyFailed"), description: link });
    }
  };
  return (
    <Button size="xs" variant="outline" aria-label={t("pages.copyLinkOf", { title })} onClick={copy}>
      {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
      <span aria-live="polite">{isCopied ? t("pages.copied") : t("pages.copyLink")}</span>
    </Button>
  );
}
