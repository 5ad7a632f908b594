import type { CallError } from "../call-error";
import type { Regrant } from "./send-with-regrant";

/** Asks the user to authorise a connection of theirs again; false if they don't, or it is not theirs. */
type Ask = (connectionId: string) => Promise<boolean>;

/**
 * The one place where refused calls ask for a new grant. Calls that need the same account at the same time share one
 * question. A read that was declined doesn't ask again: screens read again and again.
 */
export function createRegrantPrompt() {
  let ask: Ask | undefined;
  const asking = new Map<string, Promise<boolean>>();
  const declined = new Set<string>();

  const askOnce = (id: string, show: Ask): Promise<boolean> => {
    const known = asking.get(id);
    if (known) return known;
    const asked = show(id)
      .then((isGranted) => {
        if (isGranted) declined.delete(id);
        else declined.add(id);
        return isGranted;
      })
      .finally(() => asking.delete(id));
    asking.set(id, asked);
    return asked;
  };

  const regrant: Regrant = async (refusal, isRead) => {
    const id = connectionIn(refusal);
    if (!ask || id === undefined || (isRead && declined.has(id))) return false;
    return askOnce(id, ask);
  };

  return {
    regrant,
    /** Shows the questions from now on. @returns a function that ends it */
    show: (by: Ask): (() => void) => {
      ask = by;
      return () => {
        if (ask === by) ask = undefined;
      };
    },
  };
}

function connectionIn({ details }: CallError): string | undefined {
  if (typeof details !== "object" || details === null || !("connection" in details)) return undefined;
  return String(details.connection);
}
