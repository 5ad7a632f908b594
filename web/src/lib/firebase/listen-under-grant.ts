import type { FirestoreError } from "firebase/firestore";

/** How long before its end a grant is renewed. */
const MARGIN_MS = 60_000;

/** What is asked of a listener's error. */
type Ended = Pick<FirestoreError, "code">;

/**
 * Listens while the session may read. Where the team has a list of addresses, the rules refuse a session without a grant:
 * it is asked for, and the listener starts again. Before the grant ends it is renewed and the listener restarted, since
 * nothing says that a running one is cut.
 * @param start starts the listener, and returns what stops it
 * @param onError is told of every other end
 * @param renew asks for a grant: the seconds that it lasts, null for a team without a list
 * @returns a function that stops listening
 */
export function listenUnderGrant<E extends Ended>(
  start: (onEnd: (error: E) => void) => () => void,
  onError: (error: E) => void,
  renew: () => Promise<number | null>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  let isStopped = false;

  const begin = (grantSeconds: number | null, mayRenew: boolean) => {
    stop = start(async (error) => {
      clearTimeout(timer);
      const granted = error.code === "permission-denied" && mayRenew ? await renew().catch(() => null) : null;
      if (isStopped) return;
      if (granted === null) onError(error);
      else begin(granted, false);
    });
    if (grantSeconds !== null) timer = setTimeout(again, grantSeconds * 1000 - MARGIN_MS);
  };
  const again = async () => {
    const granted = await renew().catch(() => undefined);
    if (isStopped) return;
    stop();
    // Without an answer the rules decide: the listener starts again, and ends where the grant has.
    begin(granted ?? null, true);
  };

  begin(null, true);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
