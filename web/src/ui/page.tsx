import { Box, type BoxProps } from "@chakra-ui/react";

/** A page's content area inside the shell. `width="full"` is for tables and boards. */
export function Page({ width = "page", ...props }: BoxProps) {
  return (
    <Box maxW={width} mx="auto" w="full" px={{ base: "4", md: "6" }} pt={{ base: "4", md: "5" }} pb="10" {...props} />
  );
}
