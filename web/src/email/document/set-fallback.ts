import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

/** Gives every place of a variable the same fallback: a mail fills a variable in one way. */
export function setFallback(editor: Editor, id: string, fallback: string): void {
  const { state } = editor;
  const { tr } = state;
  state.doc.descendants((node, pos) => {
    if (node.type.name === "variable" && node.attrs.id === id) tr.setNodeMarkup(pos, undefined, { id, fallback });
  });
  if (state.selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, state.selection.from));
  editor.view.dispatch(tr);
}

/** The fallback that a variable already has in the mail. */
export function knownFallback(editor: Editor, id: string): string {
  let known = "";
  editor.state.doc.descendants((node) => {
    if (node.type.name === "variable" && node.attrs.id === id && known === "") known = node.attrs.fallback;
  });
  return known;
}
