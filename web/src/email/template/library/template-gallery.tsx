import { Box, chakra, LinkBox, LinkOverlay, SimpleGrid, Text } from "@chakra-ui/react";
import { type Brand, DEFAULT_BRAND } from "@dure/domain/email/brand/brand";
import { renderDocument } from "@dure/domain/email/document/render-document";
import { type LibraryTemplate, libraryMail } from "@dure/domain/email/template/library/blocks";
import { TEMPLATE_LIBRARY } from "@dure/domain/email/template/library/template-library";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { fillVariables } from "@dure/domain/email/variable/variable";
import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import { LOCALES, type Locale } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Modal } from "../../../ui/modal";
import { useBrand } from "../../document/brand-queries";
import { previewHtml } from "../../document/preview-html";

/** The library's templates, as they look in the team's brand; one of them begins a new template. */
export function TemplateGallery({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation("email");
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  const { data: brand = DEFAULT_BRAND } = useBrand();
  return (
    <Modal open size="xl" title={t("document.library.title")} onClose={onClose}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {TEMPLATE_LIBRARY.map((template) => (
          <LinkBox as="li" key={template.id} borderWidth="1px" rounded="l3" overflow="hidden">
            <Box h="48" overflow="hidden" bg="bg.muted" aria-hidden>
              <chakra.iframe
                title={template.name[locale]}
                tabIndex={-1}
                sandbox=""
                srcDoc={pictureOf(template, locale, brand)}
                w="600px"
                h="480px"
                transform="scale(0.42)"
                transformOrigin="top left"
                pointerEvents="none"
              />
            </Box>
            <Box p="3">
              <LinkOverlay asChild fontWeight="medium">
                <Link to={`new?from=${template.id}`}>{template.name[locale]}</Link>
              </LinkOverlay>
              <Text textStyle="sm" color="fg.muted">
                {template.description[locale]}
              </Text>
            </Box>
          </LinkBox>
        ))}
      </SimpleGrid>
    </Modal>
  );
}

function pictureOf(template: LibraryTemplate, locale: Locale, brand: Brand): string {
  const { html } = renderDocument(libraryMail(template, locale).block, { locale, brand });
  return previewHtml(fillVariables(html, sampleValues(locale), {}, escapeHtml), false);
}
