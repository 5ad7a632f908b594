import { useEffect, useState } from "react";

/** A value once it hasn't changed for `delayMs`. */
export function useDebounced<T>(value: T, delayMs = 250): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
