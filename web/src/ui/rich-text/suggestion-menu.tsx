import { Box, chakra, Portal, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { OpenSuggestion } from "./suggestion-extension";

/** The menu of what can be inserted at the cursor. The focus stays in the text. */
export function SuggestionMenu({ label, open }: { label: string; open: OpenSuggestion }) {
  const { items, chosen, rect, pick } = open;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-place="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <Portal>
      <Box
        ref={list}
        role="listbox"
        aria-label={label}
        position="fixed"
        zIndex="popover"
        pointerEvents="auto"
        style={{
          top: Math.min((rect?.bottom ?? 0) + 4, window.innerHeight - 280),
          left: Math.max(8, Math.min(rect?.left ?? 0, window.innerWidth - 264)),
        }}
        w="64"
        maxH="17rem"
        overflowY="auto"
        bg="bg.panel"
        borderWidth="1px"
        rounded="l2"
        shadow="md"
        p="1"
      >
        {items.map((item, place) => (
          <chakra.div
            key={item.id}
            role="option"
            aria-selected={place === chosen}
            data-place={place}
            px="2"
            py="1"
            rounded="l1"
            cursor="pointer"
            bg={place === chosen ? "bg.muted" : undefined}
            // The text keeps the focus, so that the menu is not closed before it is clicked.
            onMouseDown={(event) => {
              event.preventDefault();
              pick(item);
            }}
          >
            <Text textStyle="sm">{item.label}</Text>
            <Text textStyle="xs" color="fg.muted">
              {item.group}
            </Text>
          </chakra.div>
        ))}
      </Box>
    </Portal>
  );
}
