import { Button } from "@chakra-ui/react";
import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "./use-copy";

const SHOWN_MS = 2_000;

/** Copies a page's public address; the button confirms it. */
export function CopyLinkButton({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation("ui");
  const copyText = useCopy();
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    if (!(await copyText(link))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <Button size="xs" variant="outline" aria-label={t("copy.linkOf", { title })} onClick={copy}>
      {isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
      <span aria-live="polite">{isCopied ? t("copy.done") : t("copy.link")}</span>
    </Button>
  );
}
