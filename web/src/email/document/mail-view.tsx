import { Box, chakra } from "@chakra-ui/react";
import { useCallback, useState } from "react";

/** The height of the view; the token `sizes.lg`. */
const HEIGHT_REM = 32;

type MailViewProps = { title: string; html: string; widthPx: number };

/**
 * A mail in a frame without scripts. The frame has the device's width and is drawn smaller where there is less room: on a
 * desktop columns are side by side.
 */
export function MailView({ title, html, widthPx }: MailViewProps) {
  const [roomPx, setRoomPx] = useState(widthPx);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setRoomPx(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  // A hidden view has no room.
  const scale = roomPx > 0 ? Math.min(1, roomPx / widthPx) : 1;
  return (
    <Box ref={measure} h="lg" overflow="hidden">
      <chakra.iframe
        title={title}
        sandbox=""
        srcDoc={html}
        style={{
          width: widthPx,
          height: `${HEIGHT_REM / scale}rem`,
          marginInlineStart: Math.max(0, (roomPx - widthPx) / 2),
          transform: `scale(${scale})`,
          transformOrigin: "top left",
        }}
        bg="white"
        display="block"
      />
    </Box>
  );
}
