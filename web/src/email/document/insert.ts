import type { Editor, JSONContent, Range } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, type Selection, TextSelection } from "@tiptap/pm/state";
import { NEW_BLOCKS, type NewBlockId } from "./new-blocks";
import { knownFallback } from "./set-fallback";

/** Inserts a block of the menu. */
export function insertBlock(editor: Editor, id: NewBlockId, range?: Range): void {
  const content = NEW_BLOCKS.find((block) => block.id === id)?.content;
  if (range) editor.commands.deleteRange(range);
  if (content) insertContent(editor, content);
}

/**
 * Inserts a block below the cursor, in place of an empty paragraph, at the innermost level that takes it. The cursor moves
 * into it; blocks without text are selected, so that their settings are shown.
 */
export function insertContent(editor: Editor, content: JSONContent): void {
  const node = editor.schema.nodeFromJSON(content);
  const place = placeFor(editor.state.selection, node);
  const { tr } = editor.state;
  tr.replaceWith(place.from, place.to, node);
  if (node.isAtom) tr.setSelection(NodeSelection.create(tr.doc, place.from));
  else tr.setSelection(TextSelection.near(tr.doc.resolve(place.from + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

function placeFor(selection: Selection, node: Node): Range {
  const { $from, to } = selection;
  if (selection instanceof NodeSelection && selection.node.isBlock) {
    const index = $from.index() + 1;
    if ($from.parent.canReplaceWith(index, index, node.type)) return { from: to, to };
  }
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const [parent, index] = [$from.node(depth - 1), $from.index(depth - 1)];
    const isEmpty = $from.node(depth).isTextblock && $from.node(depth).content.size === 0;
    if (isEmpty && parent.canReplaceWith(index, index + 1, node.type))
      return { from: $from.before(depth), to: $from.after(depth) };
    if (parent.canReplaceWith(index + 1, index + 1, node.type))
      return { from: $from.after(depth), to: $from.after(depth) };
  }
  const end = $from.doc.content.size;
  return { from: end, to: end };
}

/** Inserts a variable with the format of the text around it and selects it, so that its fallback can be typed. */
export function insertVariable(editor: Editor, id: string, range?: Range): void {
  const { storedMarks, selection } = editor.state;
  const marks = (storedMarks ?? selection.$from.marks()).map((mark) => mark.toJSON());
  const chain = editor.chain().focus();
  if (range) chain.deleteRange(range);
  chain.insertContent({ type: "variable", attrs: { id, fallback: knownFallback(editor, id) }, marks }).run();
  const { from } = editor.state.selection;
  const before = editor.state.doc.resolve(from).nodeBefore;
  if (before?.type.name === "variable")
    editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, from - before.nodeSize)));
}
