import { useState } from "react";

/** Whether something is needed now, or was needed before. */
export function useWasWanted(isWanted: boolean): boolean {
  const [was, setWas] = useState(false);
  if (isWanted && !was) setWas(true);
  return isWanted || was;
}
