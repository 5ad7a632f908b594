import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import type { MailContent } from "@dure/domain/email/template/template";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { fillVariables } from "@dure/domain/email/variable/variable";
import { LOCALES } from "@dure/domain/shared/text";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { signBlock } from "../../../identity/sign/sign-block";
import { signQuery } from "../../../identity/sign/sign-query";

/** A preview with sample values and one's own signature, in a sandboxed frame without scripts and navigation. */
export function MailPreview({ mail: { subject, content, fallbacks } }: { mail: MailContent }) {
  const { t, i18n } = useTranslation("email");
  const id = useId();
  const sign = useQuery(signQuery()).data?.sign ?? "";
  const values = sampleValues(LOCALES.find((locale) => locale === i18n.language) ?? "ko");
  return (
    <Stack as="section" aria-labelledby={id} gap="2" position={{ xl: "sticky" }} top="4">
      <Box>
        <Text id={id} fontWeight="medium">
          {t("editor.preview")}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {t("editor.previewHint")}
        </Text>
      </Box>
      <Box borderWidth="1px" rounded="l3" overflow="hidden" bg="bg.panel">
        <Text p="3" fontWeight="medium" borderBottomWidth="1px" minH="11">
          {fillVariables(subject, values, fallbacks)}
        </Text>
        <chakra.iframe
          title={t("editor.preview")}
          sandbox=""
          srcDoc={`${HEAD}${fillVariables(content, values, fallbacks, escapeText)}${signBlock(sign)}`}
          w="full"
          h="md"
          bg="white"
          display="block"
        />
      </Box>
    </Stack>
  );
}

/**
 * Mail clients show a white background, whatever the app's theme. The style is an attribute, since the page's policy refuses
 * inline style sheets.
 */
const HEAD =
  '<!doctype html><meta name="color-scheme" content="light"><body style="margin:16px;font:15px/1.6 -apple-system,Apple SD Gothic Neo,Noto Sans KR,sans-serif;color:#18181b;overflow-wrap:anywhere">';

function escapeText(text: string): string {
  const holder = document.createElement("span");
  holder.textContent = text;
  return holder.innerHTML;
}
