import { Tooltip as ChakraTooltip, Portal } from "@chakra-ui/react";
import type { ReactElement } from "react";

/** Words about something, on pointing at it or focusing it; its child must take a ref. */
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
