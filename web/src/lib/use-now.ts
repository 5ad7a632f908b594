import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time of now as the API writes times, renewed each minute, so that a screen left open tells what is true by then. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
