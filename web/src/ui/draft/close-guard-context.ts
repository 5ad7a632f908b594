import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";
import type { EditGuard } from "./edit-guard";

/** Where a form tells the dialog or the drawer around it that it is edited. */
export const CloseGuardContext = createContext<Dispatch<SetStateAction<EditGuard | undefined>> | undefined>(undefined);

/** Tells the dialog or drawer around the form what is edited. */
export function useTellGuard(guard: EditGuard): void {
  const tell = useContext(CloseGuardContext);
  useEffect(() => {
    tell?.(guard);
    return () => tell?.((told) => (told === guard ? undefined : told));
  }, [tell, guard]);
}
