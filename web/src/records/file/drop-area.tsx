import { Box, Center } from "@chakra-ui/react";
import { type DragEvent, type PropsWithChildren, useState } from "react";

type DropAreaProps = PropsWithChildren<{ label: string; onDrop: (files: File[]) => void }>;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes files that are dragged in from the desktop, and says so while they hover. */
export function DropArea({ label, onDrop, children }: DropAreaProps) {
  const [hovering, setHovering] = useState(false);
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Without this the browser opens the file in the place of the page.
    event.preventDefault();
    setHovering(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHovering(false);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setHovering(false);
    onDrop([...event.dataTransfer.files]);
  };
  return (
    <Box position="relative" onDragEnter={over} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {hovering && (
        <Center
          position="absolute"
          inset="-2"
          rounded="l3"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="brand.border"
          bg="brand.subtle"
          color="brand.fg"
          fontWeight="medium"
          opacity="0.95"
          pointerEvents="none"
        >
          {label}
        </Center>
      )}
    </Box>
  );
}
