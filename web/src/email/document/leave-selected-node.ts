import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

const isTyping = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === "Process" || isComposing);

/**
 * Moves the cursor behind a selected block or variable before a character is typed, which would replace it. Keys come
 * before an input method begins, so this holds for Korean too.
 */
export function leaveSelectedNode(view: EditorView, event: KeyboardEvent): boolean {
  const { selection, schema, tr } = view.state;
  if (!isTyping(event) || !(selection instanceof NodeSelection) || !selection.node.isAtom) return false;
  const { to, node } = selection;
  const paragraph = schema.nodes.paragraph?.create();
  if (node.isBlock && paragraph) tr.insert(to, paragraph);
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(node.isBlock ? to + 1 : to))));
  return false;
}
