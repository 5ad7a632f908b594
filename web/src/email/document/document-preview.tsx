import { Box, chakra, HStack, Stack, Text, useBreakpointValue } from "@chakra-ui/react";
import { type Brand, DEFAULT_BRAND } from "@dure/domain/email/brand/brand";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { renderDocument } from "@dure/domain/email/document/render-document";
import type { FooterContent } from "@dure/domain/email/document/render-footer";
import { allFallbacks } from "@dure/domain/email/template/assert-mail";
import { fillVariables, type Values } from "@dure/domain/email/variable/variable";
import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import { LOCALES } from "@dure/domain/shared/text";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { MailView } from "./mail-view";
import { previewHtml } from "./preview-html";

const SHAPES = ["desktop", "phone", "dark", "text"] as const;
type Shape = (typeof SHAPES)[number];
/** Desktop: a mail's 600 pixels and some of the background beside them. Phone: a common width. */
const WIDTHS_PX = { desktop: 640, phone: 375, dark: 640 };

export type DocumentPreviewProps = {
  mail: { subject: string; preview_text: string; block: EmailDocument; fallbacks: Readonly<Record<string, string>> };
  values: Values;
  brand?: Brand | undefined;
  footer?: FooterContent | undefined;
  /** Sanitized HTML below the blocks. */
  appendixHtml?: string;
  /** The control that chooses the values. */
  children?: ReactNode;
};

/** A mail as it arrives, on a desktop, a phone, a dark device or as plain text, in a frame without scripts. */
export function DocumentPreview({
  mail,
  values,
  brand = DEFAULT_BRAND,
  footer,
  appendixHtml,
  children,
}: DocumentPreviewProps) {
  const { t, i18n } = useTranslation("email");
  const id = useId();
  const device = useBreakpointValue({ base: "phone", md: "desktop" } as const, { ssr: false }) ?? "desktop";
  const [shape = device, setShape] = useState<Shape>();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  const fallbacks = allFallbacks(mail);
  const present = new Set(Object.keys(values).filter((variable) => values[variable]));
  const { html, text } = renderDocument(mail.block, {
    locale,
    brand,
    footer,
    appendixHtml,
    previewText: fillVariables(mail.preview_text, values, fallbacks),
    present,
  });
  return (
    <Stack as="section" aria-labelledby={id} gap="2" position={{ xl: "sticky" }} top="4" minW="0">
      <Text id={id} fontWeight="medium">
        {t("editor.preview")}
      </Text>
      <HStack gap="2" align="end" wrap="wrap">
        <SelectInput<Shape>
          label={t("document.preview.shape")}
          value={shape}
          options={SHAPES.map((one) => ({ value: one, label: t(`document.preview.${one}`) }))}
          onChange={setShape}
        />
        {children}
      </HStack>
      <Box borderWidth="1px" rounded="l3" overflow="hidden" bg="bg.panel">
        <Text p="3" fontWeight="medium" borderBottomWidth="1px" minH="11">
          {fillVariables(mail.subject, values, fallbacks)}
        </Text>
        {shape === "text" ? (
          <chakra.pre p="3" h="lg" overflow="auto" whiteSpace="pre-wrap" textStyle="sm" tabIndex={0}>
            {fillVariables(text, values, fallbacks)}
          </chakra.pre>
        ) : (
          <MailView
            title={t("editor.preview")}
            html={previewHtml(fillVariables(html, values, fallbacks, escapeHtml), shape === "dark")}
            widthPx={WIDTHS_PX[shape]}
          />
        )}
      </Box>
    </Stack>
  );
}
