/** @jsxImportSource preact */
import { type ComponentChildren, createContext } from "preact";
import { useCallback, useContext, useState } from "preact/hooks";

const AnnouncerContext = createContext<(text: string) => void>(() => {});

/** Announces changes to screen readers in a polite live region. */
export function Announcer({ children }: { children: ComponentChildren }) {
  const [{ text, turn }, setSaid] = useState({ text: "", turn: 0 });
  const announce = useCallback((said: string) => setSaid((last) => ({ text: said, turn: last.turn + 1 })), []);
  return (
    <AnnouncerContext.Provider value={announce}>
      {children}
      <div class="visually-hidden" role="status" aria-live="polite">
        {/* A new element each time: screen readers skip unchanged text. */}
        <span key={turn}>{text}</span>
      </div>
    </AnnouncerContext.Provider>
  );
}

export const useAnnounce = () => useContext(AnnouncerContext);
