import type { CallError } from "../call-error";
import type { Regrant } from "./send-with-regrant";

/** Asks the user to authorize their connection again; false if they decline, or if the connection isn't theirs. */
type Ask = (connectionId: string) => Promise<boolean>;

/**
 * The single place that asks for a new grant after a refused call. Concurrent calls that need the same account share
 * one question. After the user declined, reads don't ask again, because screens read repeatedly.
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
    /** Sets what shows the questions. @returns a function that unsets it */
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
