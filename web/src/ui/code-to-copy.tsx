import { Button, Stack, Textarea } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "./toast/notify";
import { useCopy } from "./use-copy";

type CodeToCopyProps = {
  /** What the code is, for those who do not see it. */
  label: string;
  code: string;
  rows?: number;
};

/** Lines to be pasted elsewhere, and the button that copies them. */
export function CodeToCopy({ label, code, rows = 6 }: CodeToCopyProps) {
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
      <Button variant="outline" onClick={copy}>
        <Copy aria-hidden />
        {t("copy.code")}
      </Button>
    </Stack>
  );
}
