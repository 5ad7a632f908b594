import { Tooltip as ChakraTooltip, Portal } from "@chakra-ui/react";
import type { ReactElement } from "react";

/** A tooltip on hover and focus; its child must accept a ref. */
export function Tooltip({ content, children }: { content: string; children: ReactElement }) {
  return (
    <ChakraTooltip.Root openDelay={200} closeDelay={80} lazyMount unmountOnExit>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
