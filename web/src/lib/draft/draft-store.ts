import { runtime } from "../firebase/runtime";

const PREFIX = "dure.draft.";
const KEPT_MS = 7 * 86_400_000;
/** A longer draft is not kept: the browser's storage is small. */
const MAX_LENGTH = 200_000;

export type Draft = {
  /** What the form began with. */
  base: Record<string, unknown>;
  /** The edited fields. */
  values: Record<string, unknown>;
};

/** The prefix of the signed-in member's keys: a draft belongs to a member of a team. */
const owned = (): string | undefined => {
  const { currentUser } = runtime().auth;
  return currentUser ? `${PREFIX}${currentUser.tenantId}/${currentUser.uid}/` : undefined;
};

/** The storage key of a form's draft; undefined for visitors, whose forms have none. */
export function draftKey(form: string): string | undefined {
  const owner = owned();
  return owner && owner + form;
}

export function readDraft(key: string): Draft | undefined {
  try {
    const { savedMs, ...draft } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (draft.base && draft.values && Date.now() - savedMs < KEPT_MS) return draft;
  } catch {
    // What can't be read is no draft.
  }
  removeDraft(key);
  return undefined;
}

/** Saves a draft if the browser can: a full storage must not stop anybody from typing. */
export function writeDraft(key: string, draft: Draft): void {
  const text = JSON.stringify({ ...draft, savedMs: Date.now() });
  if (text.length > MAX_LENGTH) return;
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn("A draft is not kept", error);
  }
}

export const removeDraft = (key: string): void => localStorage.removeItem(key);

/** Forgets every draft in this browser. */
export const clearDrafts = (): void => forget(() => true);

/** Forgets the drafts of everybody but the signed-in account. */
export function clearOthersDrafts(): void {
  const owner = owned();
  forget((key) => owner === undefined || !key.startsWith(owner));
}

function forget(isOver: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && isOver(key)) removeDraft(key);
}
