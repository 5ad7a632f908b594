import { Box } from "@chakra-ui/react";
import { type KeyboardEvent, type PropsWithChildren, useRef } from "react";

type EditorFrameProps = PropsWithChildren<{
  /** `byKey` is false if the editor lost the focus, which then stays where it went. */
  onCommit: (byKey: boolean) => void;
  onCancel: () => void;
}>;

/**
 * The frame of an in-place editor. Enter or blur saves, Escape cancels. An Enter that ends a Korean syllable does
 * neither.
 */
export function EditorFrame({ onCommit, onCancel, children }: EditorFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const left = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    // This Enter has chosen from a list.
    if (event.key === "Enter" && event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") return onCommit(true);
    left.current = true;
    onCancel();
  };

  return (
    <Box
      ref={frame}
      data-editing
      w="full"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!left.current && !frame.current?.contains(relatedTarget)) onCommit(false);
      }}
    >
      {children}
    </Box>
  );
}
