import { FORCED } from "./forced-navigation";

type SessionEnd = typeof FORCED.state & { reason: string };

let current: SessionEnd | undefined;

/**
 * Why the session has ended, as the state of the navigation to the login page, until the next session begins. Both the
 * handler of the refusal and the guard, which sees that nobody is signed in, navigate there. The last one's reason
 * counts.
 */
export const sessionEnd = {
  /** A stable object until the reason changes, because effects depend on it. */
  state: (): SessionEnd | undefined => current,
  note(reason: string): SessionEnd {
    current = { ...FORCED.state, reason };
    return current;
  },
  forget(): void {
    current = undefined;
  },
};
