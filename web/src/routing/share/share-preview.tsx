import { AspectRatio, Box, Flex, HStack, Image, Stack, Text } from "@chakra-ui/react";
import { Globe, ImageIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

type SharePreviewProps = {
  link: string;
  title: string;
  description: string;
  tabTitle: string;
  faviconUrl: string | undefined;
  imageUrl: string | undefined;
};

/** How the link looks in a messenger, and its page among the tabs of a browser. */
export function SharePreview({ link, title, description, tabTitle, faviconUrl, imageUrl }: SharePreviewProps) {
  const { t } = useTranslation("routing");
  return (
    <Stack as="section" aria-label={t("share.preview")} gap="3">
      <Text textStyle="sm" fontWeight="medium">
        {t("share.preview")}
      </Text>
      <HStack gap="2" borderWidth="1px" roundedTop="l2" px="3" py="2" bg="bg.subtle" maxW="xs" minW="0">
        {faviconUrl ? <Image src={faviconUrl} alt="" boxSize="4" /> : <Globe size={16} aria-hidden />}
        <Text truncate>{tabTitle}</Text>
      </HStack>
      <Box borderWidth="1px" rounded="l3" overflow="hidden" maxW="sm" bg="bg.panel">
        <AspectRatio ratio={1200 / 630} bg="bg.muted">
          {imageUrl ? (
            <Image src={imageUrl} alt="" objectFit="cover" />
          ) : (
            <Flex color="fg.subtle">
              <ImageIcon size={32} aria-hidden />
            </Flex>
          )}
        </AspectRatio>
        <Stack gap="0.5" p="3">
          <Text fontWeight="medium" lineClamp={2} overflowWrap="anywhere">
            {title}
          </Text>
          {description && (
            <Text color="fg.muted" lineClamp={3} overflowWrap="anywhere">
              {description}
            </Text>
          )}
          <Text textStyle="xs" color="fg.muted" truncate>
            {link.replace(/^https?:\/\//, "")}
          </Text>
        </Stack>
      </Box>
    </Stack>
  );
}
