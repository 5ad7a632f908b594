import { useState } from "react";
import { draftKey, readDraft, removeDraft, writeDraft } from "../../lib/draft/draft-store";

/** State that waits in this browser until it is what it began with, such as what is typed into a page's only field. */
export function useDraftedState<T extends unknown[] | string>(name: string, initial: T): [T, (value: T) => void] {
  const [key] = useState(() => draftKey(`${location.pathname}#${name}`));
  const [value, setValue] = useState<T>(() => (key && (readDraft(key)?.values.value as T | undefined)) || initial);
  const change = (next: T) => {
    setValue(next);
    if (key === undefined) return;
    if (next.length === 0) removeDraft(key);
    else writeDraft(key, { base: {}, values: { value: next } });
  };
  return [value, change];
}
