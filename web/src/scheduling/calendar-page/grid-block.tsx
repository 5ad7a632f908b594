import { Box, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";

type GridBlockProps = { title: string; onRemove: (() => void) | undefined };

/** The content of a block. The remove button is for the mouse: the Delete key removes a focused block. */
export function GridBlock({ title, onRemove }: GridBlockProps) {
  return (
    <Flex gap="1" align="flex-start" justify="space-between">
      <Box as="span" lineHeight="short">
        {title}
      </Box>
      {onRemove && (
        <Box
          as="span"
          aria-hidden
          data-remove
          cursor="pointer"
          flexShrink="0"
          onMouseDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <X size={14} />
        </Box>
      )}
    </Flex>
  );
}
