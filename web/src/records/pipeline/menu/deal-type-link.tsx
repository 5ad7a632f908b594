import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";

const Anchor = chakra(NavLink);

/** A deal type in the menu. Its handle shows when the row is pointed at or focused. */
export function DealTypeLink({ id, label, handle }: { id: string; label: string; handle?: ReactNode }) {
  return (
    <Flex
      align="center"
      rounded="l2"
      _hover={{ bg: "bg.emphasized/60" }}
      css={{ "& button": { opacity: { base: 1, md: 0 } }, "&:is(:hover, :focus-within) button": { opacity: 1 } }}
    >
      <Anchor
        to={`/deals/${id}/board`}
        flex="1"
        minW="0"
        display="flex"
        alignItems="center"
        h={{ base: "10", md: "7" }}
        px="2"
        rounded="l2"
        color="fg.muted"
        focusVisibleRing="inside"
        _currentPage={{ color: "fg", fontWeight: "medium" }}
      >
        <Box as="span" truncate>
          {label}
        </Box>
      </Anchor>
      {handle}
    </Flex>
  );
}
