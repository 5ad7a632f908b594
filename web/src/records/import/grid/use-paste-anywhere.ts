import { useEffect, useRef } from "react";

/** Hears of text that is pasted on the page, wherever the focus is; a field of another use keeps its own. */
export function usePasteAnywhere(onPaste: (text: string) => void): void {
  const heard = useRef(onPaste);
  heard.current = onPaste;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain");
      if (!text || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      heard.current(text);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
