import type { Note } from "@dure/domain/records/record/record";
import { useState } from "react";
import { readPersistedState, removePersistedState, writePersistedState } from "../../lib/persisted-state";

/** The text of a memo being written. That of a new one waits for its record to be opened again, until it is saved. */
export function useNoteText(recordId: string, note: Note | undefined) {
  const name = `memo.${recordId}`;
  const [text, setText] = useState(() => note?.text ?? readPersistedState(name, ""));
  const write = (next: string) => {
    setText(next);
    if (note) return;
    if (next) writePersistedState(name, next);
    else removePersistedState(name);
  };
  return [text, write] as const;
}
