import { Button, Stack, Textarea } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../toast/notify";
import { useCopy } from "./use-copy";

type CodeToCopyProps = {
  /** The code's accessible label. */
  label: string;
  code: string;
  rows?: number;
  /** Whether there is a copy button. False for a team that keeps its data off the clipboard. */
  copyable?: boolean;
};

/** A code block with a copy button. */
export function CodeToCopy({ label, code, rows = 6, copyable = true }: CodeToCopyProps) {
  const { t } = useTranslation("ui");
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(code)) notify.success({ title: t("copy.done") });
  };
  return (
    <Stack gap="2" align="flex-start">
      <Textarea
        readOnly
        rows={rows}
        fontFamily="mono"
        textStyle="xs"
        aria-label={label}
        value={code}
        onFocus={({ target }) => target.select()}
      />
      {copyable && (
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden />
          {t("copy.code")}
        </Button>
      )}
    </Stack>
  );
}
