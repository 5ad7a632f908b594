import { Box, Heading } from "@chakra-ui/react";
import { type PropsWithChildren, useId } from "react";

/** A titled part of a record. */
export function Section({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0" mb="6">
      <Heading id={id} as="h2" size="sm" fontWeight="semibold" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
