import { Box, Button, Flex, Heading, HStack, Progress, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../lib/language/languages";
import { Logo } from "../../ui/logo";
import { useDocumentTitle } from "../../ui/use-document-title";
import { useLanguage } from "../session/use-language";

type Step = { at: number; all: number };

type EntryPageProps = {
  title: string;
  description?: ReactNode;
  /** Content below the form, such as the link to the other form. */
  footer?: ReactNode;
  wide?: boolean;
  /** The page's place among the steps of onboarding. */
  progress?: Step;
  children?: ReactNode;
};

/** On these pages, fields have the height of buttons. */
const ROOMY = { "& :is(input, select)": { "--input-height": "sizes.10", "--select-field-height": "sizes.10" } };

/** The layout of entry pages: sign-in, sign-up, and the steps before a team is joined. */
export function EntryPage({ title, description, footer, wide = false, progress, children }: EntryPageProps) {
  useDocumentTitle(title);
  return (
    <Flex direction="column" minH="100dvh" bg="bg.subtle">
      <Flex
        as="main"
        flex="1"
        justify="center"
        align={{ base: "flex-start", md: "center" }}
        px="4"
        py={{ base: "8", md: "10" }}
      >
        <Stack w="full" maxW={wide ? "form" : "sm"} gap="6" css={ROOMY}>
          <Stack gap="1.5">
            <Box mb="3">
              <Logo size={36} />
            </Box>
            {progress && <StepProgress {...progress} />}
            <Heading as="h1" size="xl" letterSpacing="-0.015em">
              {title}
            </Heading>
            {description && <Text color="fg.muted">{description}</Text>}
          </Stack>
          {children}
          {footer && (
            <Text color="fg.muted" textAlign="center">
              {footer}
            </Text>
          )}
        </Stack>
      </Flex>
      <Flex as="footer" justify="center" pb="6">
        <LanguageSwitch />
      </Flex>
    </Flex>
  );
}

function StepProgress({ at, all }: Step) {
  const { t } = useTranslation("identity");
  const label = t("entry.step", { at, all });
  return (
    <Progress.Root value={at} max={all} size="xs" colorPalette="brand" mb="2" aria-label={label}>
      <Text color="fg.muted" textStyle="sm" mb="1.5">
        {label}
      </Text>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

function LanguageSwitch() {
  const { language, choose } = useLanguage();
  return (
    <HStack gap="1">
      {LANGUAGES.map(({ locale, name }) => (
        <Button
          key={locale}
          lang={locale}
          size="xs"
          variant="ghost"
          aria-pressed={language === locale}
          color={language === locale ? "fg" : "fg.subtle"}
          onClick={() => void choose(locale)}
        >
          {name}
        </Button>
      ))}
    </HStack>
  );
}
