import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";
import type { EditGuard } from "./edit-guard";

/** Lets a form pass its guard to the dialog or drawer around it. */
export const CloseGuardContext = createContext<Dispatch<SetStateAction<EditGuard | undefined>> | undefined>(undefined);

/** Passes the form's guard to the dialog or drawer around it. */
export function useTellGuard(guard: EditGuard): void {
  const tell = useContext(CloseGuardContext);
  useEffect(() => {
    tell?.(guard);
    return () => tell?.((told) => (told === guard ? undefined : told));
  }, [tell, guard]);
}
