import { Box } from "@chakra-ui/react";
import type { OptionColor } from "@dure/domain/records/field/option-color";

/** The color of an option beside its name; nothing where it has none. */
export const OptionDot = ({ color }: { color: OptionColor | undefined }) =>
  color ? <Box as="span" aria-hidden flexShrink="0" boxSize="2.5" rounded="full" bg={`${color}.500`} /> : null;
