import type { FirestoreError } from "firebase/firestore";

/** How long before its end a grant is renewed. */
const MARGIN_MS = 60_000;

/** The part of a listener's error that is used. */
type Ended = Pick<FirestoreError, "code">;

/**
 * Listens while the session may read. If the team has an IP list, the rules refuse a session without a read grant: then
 * a grant is requested and the listener restarted. It is renewed before it expires, with a restart, since a running
 * listener may go on unchecked.
 * @param start starts the listener, and returns a function that stops it
 * @param onError called when the listener ends for any other reason
 * @param renew requests a grant: its duration in seconds, or null for a team without an IP list
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
    // If the renewal fails, the rules decide: the restarted listener ends once the old grant has expired.
    begin(granted ?? null, true);
  };

  begin(null, true);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
