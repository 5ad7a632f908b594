import { Box, chakra } from "@chakra-ui/react";
import type { Sorting } from "@dure/domain/records/filter/filter";
import { ArrowDown, ArrowUp } from "lucide-react";

type Direction = Sorting["direction"];

type SortButtonProps = {
  direction: Direction | undefined;
  /** Whether there is an order to sort by; the name alone is shown otherwise. */
  isSortable?: boolean;
  children: string;
  /** The arrow comes before the name, so that the name ends where the numbers below it end. */
  reverse?: boolean;
  /** Whether this is the button in the row's tab order. */
  isActive?: boolean;
  onSort: (direction: Direction | null) => void;
};

/**
 * A column's name. The first press sorts in ascending order, the second in descending order, the third removes the
 * order.
 */
export function SortButton({
  direction,
  isSortable = true,
  children,
  reverse = false,
  isActive = true,
  onSort,
}: SortButtonProps) {
  const Arrow = direction === "ASC" ? ArrowUp : ArrowDown;
  const next = direction === undefined ? "ASC" : direction === "ASC" ? "DESC" : null;
  return (
    <chakra.button
      type="button"
      tabIndex={isActive ? 0 : -1}
      display="inline-flex"
      flexDirection={reverse ? "row-reverse" : "row"}
      alignItems="center"
      gap="1"
      maxW="full"
      h="7"
      px="1.5"
      mx="-1.5"
      rounded="l2"
      textStyle="xs"
      fontWeight="medium"
      color={direction ? "fg" : "fg.muted"}
      aria-disabled={!isSortable}
      cursor={isSortable ? "pointer" : "default"}
      focusVisibleRing="inside"
      {...(isSortable && {
        _hover: { bg: "bg.muted" },
        css: { "&:hover svg, &:focus-visible svg": { opacity: 1 } },
        onClick: () => onSort(next),
      })}
    >
      <Box as="span" truncate>
        {children}
      </Box>
      <Box as={Arrow} boxSize="3" flexShrink="0" opacity={direction ? 1 : 0} aria-hidden />
    </chakra.button>
  );
}
