import { Box, Flex, Heading, Link, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "../error-state";
import { ListSkeleton } from "../list-skeleton";

type DaySectionProps = {
  title: string;
  /** The page with the whole list. */
  all: { to: string; label: string };
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  /** Shown when there is nothing; null while there is something. */
  empty: ReactNode;
  children: ReactNode;
};

/** A short list on the home page, with a link to the whole one. */
export function DaySection({ title, all, query, empty, children }: DaySectionProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="0"
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      overflow="hidden"
      minW="0"
    >
      <Flex justify="space-between" align="baseline" gap="3" px="4" py="3" borderBottomWidth="1px">
        <Heading as="h2" id={id} size="sm" fontWeight="semibold">
          {title}
        </Heading>
        <Link asChild color="fg.muted" textStyle="sm" flexShrink="0">
          <RouterLink to={all.to} aria-label={`${title}: ${all.label}`}>
            {all.label}
          </RouterLink>
        </Link>
      </Flex>
      {query.error ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : query.isPending ? (
        <Box p="4">
          <ListSkeleton rows={3} />
        </Box>
      ) : empty ? (
        <Text color="fg.muted" px="4" py="5">
          {empty}
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0">
          {children}
        </Stack>
      )}
    </Stack>
  );
}
