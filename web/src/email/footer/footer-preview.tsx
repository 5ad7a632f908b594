import { Box, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { type Footer, mailFooter } from "@dure/domain/email/footer/footer";
import type { Locale } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";

/** A footer as it appears below a marketing mail. Its links go nowhere here. */
export function FooterPreview({ footer }: { footer: Footer }) {
  const { t, i18n } = useTranslation("email");
  const locale: Locale = i18n.language === "en" ? "en" : "ko";
  const { lines, links } = mailFooter(footer, locale);
  return (
    <Stack as="section" gap="2" aria-label={t("footer.preview")}>
      <Text color="fg.muted">{t("footer.preview")}</Text>
      <Box borderWidth="1px" rounded="l3" p="4" textAlign="center" color="fg.muted" fontSize="sm">
        {lines.map((line) => (
          <Text key={line} overflowWrap="anywhere">
            {line}
          </Text>
        ))}
        <HStack justify="center" gap="3" mt="2" wrap="wrap">
          {links.map(({ href, label }) => (
            <chakra.span key={href} textDecoration="underline">
              {label}
            </chakra.span>
          ))}
        </HStack>
      </Box>
    </Stack>
  );
}
