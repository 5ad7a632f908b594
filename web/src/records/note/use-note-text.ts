import type { Note } from "@dure/domain/records/record/record";
import { useState } from "react";
import { readState, removeState, writeState } from "../../lib/persisted-state";

/** The text of a memo being written. That of a new one waits for its record to be opened again, until it is saved. */
export function useNoteText(recordId: string, note: Note | undefined) {
  const name = `memo.${recordId}`;
  const [text, setText] = useState(() => note?.text ?? readState(name, ""));
  const write = (next: string) => {
    setText(next);
    if (note) return;
    if (next) writeState(name, next);
    else removeState(name);
  };
  return [text, write] as const;
}
