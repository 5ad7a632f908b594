import { type UsageEvent, type UsageUser, usageOf } from "./usage-event";

/** Sends a list; it throws if the collector did not take it. */
export type SendUsage = (events: readonly UsageEvent[]) => Promise<void>;

type Waiting = Omit<UsageEvent, keyof UsageUser>;

export const RETRIES = 3;
const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 50;

/** Exponential backoff before the retry with this number, from 1 on. */
export const waitMs = (retry: number): number => Math.min(FIRST_WAIT_MS * 2 ** (retry - 1), MAX_WAIT_MS);

/** Sends a list, and again up to three times. @returns whether the collector took it */
export async function sendWithBackoff(
  events: readonly UsageEvent[],
  send: SendUsage,
  wait: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (let retry = 0; retry <= RETRIES; retry += 1) {
    if (retry > 0) await wait(waitMs(retry));
    try {
      await send(events);
      return true;
    } catch {
      // The next attempt, if there is one, comes later.
    }
  }
  return false;
}

/** Events of this page that have not been sent. They wait for a user who consents; without one they never leave. */
export function createUsageQueue() {
  let waiting: Waiting[] = [];
  let user: UsageUser | undefined;
  return {
    /** @param consenting undefined while nobody is signed in who consents */
    setUser: (consenting: UsageUser | undefined) => {
      user = consenting;
    },
    /** Records a successful call. @returns whether there is an event for it */
    add: (endpoint: string, timestamp: string): boolean => {
      const what = usageOf(endpoint);
      if (what) waiting = [...waiting, { timestamp, properties: {}, ...what }].slice(-MAX_WAITING);
      return what !== undefined;
    },
    /** Takes all events that may be sent. */
    take: (): UsageEvent[] => {
      const known = user;
      if (!known) return [];
      const taken = waiting.map((event) => ({ ...event, ...known }));
      waiting = [];
      return taken;
    },
  };
}
