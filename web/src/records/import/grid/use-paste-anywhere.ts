import { useEffect, useRef } from "react";

/** Handles text that is pasted anywhere on the page, except into an input. */
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
