import { Button, Center, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDocumentTitle } from "../../ui/use-document-title";

type ErrorPageProps = {
  /** A short mark above the title, such as 404. */
  mark?: string;
  title: string;
  description: ReactNode;
  action: { label: string; to: string };
  more?: ReactNode;
};

/** An error page with a way back. */
export function ErrorPage({ mark, title, description, action, more }: ErrorPageProps) {
  useDocumentTitle(title);
  return (
    <Center as="main" minH="100dvh" p="6">
      <Stack gap="3" maxW="md" align="center" textAlign="center">
        {mark && (
          <Text fontFamily="mono" color="fg.subtle">
            {mark}
          </Text>
        )}
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Text color="fg.muted">{description}</Text>
        {more}
        <Button asChild mt="3">
          <Link to={action.to}>{action.label}</Link>
        </Button>
      </Stack>
    </Center>
  );
}
