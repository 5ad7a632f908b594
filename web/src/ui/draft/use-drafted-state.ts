import { useState } from "react";
import { draftKey, readDraft, removeDraft, writeDraft } from "../../lib/draft/draft-store";

/** State that is kept in this browser as a draft until it is empty again, such as the text of a page's only field. */
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
