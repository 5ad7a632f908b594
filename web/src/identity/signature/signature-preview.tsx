import { Box, chakra, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { signatureBlock } from "./signature-block";

/** A mail with the signature as readers see it, in a sandboxed frame without scripts and navigation. */
export function SignaturePreview({ html }: { html: string }) {
  const { t } = useTranslation("identity");
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" mb="1.5">
        {t("sign.preview")}
      </Text>
      <Box borderWidth="1px" rounded="l2" overflow="hidden">
        <chakra.iframe
          title={t("sign.preview")}
          sandbox=""
          srcDoc={`${HEAD}<p style="color:#71717a">${t("sign.sample")}</p>${signatureBlock(html)}`}
          w="full"
          h="52"
          bg="white"
          display="block"
        />
      </Box>
    </Box>
  );
}

/** As mails look: on white, whatever the app's theme. */
const HEAD =
  '<!doctype html><meta name="color-scheme" content="light"><body style="margin:16px;font:15px/1.6 -apple-system,Apple SD Gothic Neo,Noto Sans KR,sans-serif;color:#18181b;overflow-wrap:anywhere">';
