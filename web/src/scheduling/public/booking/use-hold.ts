import { useEffect, useRef } from "preact/hooks";
import { holdTime, releaseTime } from "../calls/hold-calls";
import { createHold } from "./hold";

type Held = { pageId: string; holdId: string; planId: string | undefined; organizerId: string | undefined };

/** Holds the time that the visitor has picked while they fill in the form, and releases it when they leave. */
export function useHold(held: Held, onTaken: (message: string) => void) {
  const newest = useRef({ ...held, onTaken });
  newest.current = { ...held, onTaken };
  const hold = useRef<ReturnType<typeof createHold>>();
  hold.current ??= createHold(
    {
      keep: (slot) => holdTime(newest.current, slot),
      release: () => releaseTime(newest.current),
    },
    (message) => newest.current.onTaken(message),
  );
  const { current } = hold;

  useEffect(() => {
    addEventListener("pagehide", current.letGo);
    return () => removeEventListener("pagehide", current.letGo);
  }, [current]);
  return current;
}
