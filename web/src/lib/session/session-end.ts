import { FORCED } from "./forced-navigation";

type SessionEnd = typeof FORCED.state & { reason: string };

let current: SessionEnd | undefined;

/**
 * Why the session has ended, as the state of the navigation to the login page, until the next session begins. Two lead
 * there: who handles the refusal, and the guard, which sees that nobody is signed in. Whichever comes last says why.
 */
export const sessionEnd = {
  /** The same object until it changes: effects depend on it. */
  state: (): SessionEnd | undefined => current,
  note(reason: string): SessionEnd {
    current = { ...FORCED.state, reason };
    return current;
  },
  forget(): void {
    current = undefined;
  },
};
