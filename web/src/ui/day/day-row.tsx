import { Box, Flex, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";

type DayRowProps = { to: string; title: string; detail: string; aside?: ReactNode };

/** One row of a home page's list; the whole row leads to what it names. */
export function DayRow({ to, title, detail, aside }: DayRowProps) {
  return (
    <Box as="li" _notFirst={{ borderTopWidth: "1px" }}>
      <Link
        asChild
        display="block"
        px="4"
        py="2.5"
        focusRing="inside"
        _hover={{ bg: "bg.muted", textDecoration: "none" }}
      >
        <RouterLink to={to}>
          <Flex gap="3" justify="space-between" align="center">
            <Box minW="0">
              <Text fontWeight="medium" truncate>
                {title}
              </Text>
              <Text color="fg.muted" textStyle="sm" truncate>
                {detail}
              </Text>
            </Box>
            {aside && (
              <Text as="span" color="fg.muted" textStyle="sm" flexShrink="0" fontVariantNumeric="tabular-nums">
                {aside}
              </Text>
            )}
          </Flex>
        </RouterLink>
      </Link>
    </Box>
  );
}
