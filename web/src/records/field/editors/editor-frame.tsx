import { Box } from "@chakra-ui/react";
import { type KeyboardEvent, type PropsWithChildren, useRef } from "react";

type EditorFrameProps = PropsWithChildren<{
  /** `byKey` is false when the focus has gone elsewhere and should stay there. */
  onCommit: (byKey: boolean) => void;
  onCancel: () => void;
}>;

/** Editing in place: Enter saves, Escape gives up, leaving saves. An Enter that ends a Korean syllable does neither. */
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
