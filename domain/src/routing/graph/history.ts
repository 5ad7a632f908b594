/** Undo history: past states, the present, and undone states. The latest comes first. */
export type History<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The target of the last change; consecutive changes of one target are one undo step. */
  readonly changed: string | null;
};

const MAX_STEPS = 100;

export const newHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], changed: null });

/** @param what names the target if every keystroke is a change; such changes are undone together */
export function changed<State>(history: History<State>, present: State, what: string | null = null): History<State> {
  if (present === history.present) return history;
  const isSame = what !== null && what === history.changed;
  const past = isSame ? history.past : [history.present, ...history.past].slice(0, MAX_STEPS);
  return { past, present, future: [], changed: what };
}

export function undone<State>(history: History<State>): History<State> {
  const [present, ...past] = history.past;
  if (present === undefined) return history;
  return { past, present, future: [history.present, ...history.future], changed: null };
}

export function redone<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [history.present, ...history.past], present, future, changed: null };
}
