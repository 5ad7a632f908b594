import { noteBodyHtml, noteHtml } from "@dure/domain/records/note/note";
import type { Note } from "@dure/domain/records/record/record";
import { useEditor } from "@tiptap/react";
import { useState } from "react";
import { readPersistedState, removePersistedState, writePersistedState } from "../../lib/persisted-state";
import { endOfPrefix } from "./end-of-prefix";
import { useNoteExtensions } from "./use-note-extensions";

type NoteEditorOptions = {
  recordId: string;
  note: Note | undefined;
  label: string;
  placeholder?: string | undefined;
  autoFocus: boolean;
};

const COMPOSED_MS = 50;

/** The editor of a note. A new note's text is kept until it is saved, so that it waits when its record is opened again. */
export function useNoteEditor({ recordId, note, label, placeholder = "", autoFocus }: NoteEditorOptions) {
  const name = `memo.${recordId}`;
  const [begun] = useState(() => (note ? noteBodyHtml(note) : draftHtml(readPersistedState(name, ""))));
  const [html, setHtml] = useState(begun);
  const { extensions, suggestion } = useNoteExtensions();
  const editor = useEditor({
    extensions,
    content: begun,
    autofocus: autoFocus ? "end" : false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-placeholder": placeholder,
        "data-placeholder": placeholder,
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = changed.getText().trim() === "" ? "" : changed.getHTML();
      setHtml(next);
      if (note) return;
      if (next) writePersistedState(name, next);
      else removePersistedState(name);
    },
  });
  // A save is answered after its editor is destroyed, if another record was opened meanwhile.
  /** Resets the editor to the stored note, or to an empty one. */
  const reset = () => {
    if (!editor.isDestroyed) editor.commands.setContent(note ? begun : "", { emitUpdate: true });
  };
  /** Removes the draft of a new note that was saved, unless the text has changed since. */
  const forget = (saved: string) => {
    if (!note && readPersistedState(name, "") === saved) removePersistedState(name);
  };
  /** @returns a function that removes the saved text from the editor, if text was only added after it */
  const markSaved = () => {
    const saved = editor.state.doc;
    const takeOut = () => {
      if (editor.isDestroyed) return;
      // A change would interrupt a syllable being composed, and the editor reads it only a moment after its end.
      if (editor.view.composing)
        return editor.view.dom.addEventListener("compositionend", () => setTimeout(takeOut, COMPOSED_MS), {
          once: true,
        });
      const end = endOfPrefix(editor.state.doc, saved);
      if (end !== undefined) editor.view.dispatch(editor.state.tr.delete(0, end));
    };
    return takeOut;
  };
  /** @returns a function that tells whether nothing was written since */
  const watch = () => {
    const before = editor.getHTML();
    return () => editor.isDestroyed || editor.getHTML() === before;
  };
  return { editor, html, reset, forget, markSaved, watch, suggestion };
}

/** A draft of an earlier version may be plain text; the editor's HTML always begins with a tag. */
const draftHtml = (draft: string): string => (draft.startsWith("<") ? draft : noteHtml(draft));
