import { Box, chakra, Flex, Table } from "@chakra-ui/react";
import type { ReactNode } from "react";

type PickCellProps = {
  as?: "th" | "td";
  /** The group of cells of which one is picked. */
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Shows the value with nothing to pick. */
  hidden?: boolean;
  onPick: () => void;
  children: ReactNode;
};

/** A cell that is picked among others: the platform's own radio button, with the whole cell as its label. */
export function PickCell(props: PickCellProps) {
  const { as = "td", name, label, checked, disabled = false, hidden = false, onPick, children } = props;
  const Cell = as === "th" ? Table.ColumnHeader : Table.Cell;
  return (
    <Cell minW="10rem" maxW="16rem">
      <Flex as="label" align="center" gap="2" cursor={hidden || disabled ? "default" : "pointer"}>
        {!hidden && (
          <chakra.input
            type="radio"
            name={name}
            aria-label={label}
            checked={checked}
            disabled={disabled}
            accentColor="brand.solid"
            onChange={onPick}
          />
        )}
        <Box as="span" minW="0" truncate>
          {children}
        </Box>
      </Flex>
    </Cell>
  );
}
