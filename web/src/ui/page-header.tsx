import { Flex, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { HelpLink } from "./help/help-link";
import { helpOfPath } from "./help/help-of-path";
import { useDocumentTitle } from "./use-document-title";

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** Buttons on the right; below the title on a phone. */
  actions?: ReactNode;
};

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const help = helpOfPath(useLocation().pathname);
  useDocumentTitle(title);
  return (
    <Flex as="header" gap="3" mb="5" justify="space-between" align="flex-start" wrap="wrap">
      {/* A long description breaks before the buttons move below it. */}
      <Stack gap="0.5" minW="0" flex={description ? "1 1 20rem" : undefined}>
        <HStack gap="1">
          <Heading as="h1" size="lg" fontWeight="semibold" letterSpacing="-0.01em">
            {title}
          </Heading>
          {help && <HelpLink article={help} />}
        </HStack>
        {description && <Text color="fg.muted">{description}</Text>}
      </Stack>
      {actions && (
        <HStack gap="2" wrap="wrap">
          {actions}
        </HStack>
      )}
    </Flex>
  );
}
