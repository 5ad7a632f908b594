import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";

/** A block of the mail and where it begins. */
export type SelectedBlock = { node: Node; pos: number; index: number; siblings: number };

/** Parts that don't exist alone: the block that contains them is moved and deleted instead. */
const PARTS = new Set(["column", "listItem", "doc"]);

/** The blocks around the cursor, the innermost first; a selected variable comes before the blocks that hold it. */
export function selectedBlocks({ state: { selection } }: Editor): SelectedBlock[] {
  const { $from } = selection;
  const blocks: SelectedBlock[] = [];
  if (selection instanceof NodeSelection) {
    const { node, from } = selection;
    blocks.push({ node, pos: from, index: $from.index(), siblings: $from.parent.childCount });
  }
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (PARTS.has(node.type.name)) continue;
    const parent = $from.node(depth - 1);
    blocks.push({ node, pos: $from.before(depth), index: $from.index(depth - 1), siblings: parent.childCount });
  }
  return blocks;
}

/** Moves a block before its predecessor or behind its successor. */
export function moveBlock(editor: Editor, { node, pos, index, siblings }: SelectedBlock, step: -1 | 1): void {
  const target = index + step;
  if (target < 0 || target >= siblings) return;
  const $pos = editor.state.doc.resolve(pos);
  const neighbour = $pos.parent.child(target);
  const to = step === -1 ? pos - neighbour.nodeSize : pos + neighbour.nodeSize;
  const { tr } = editor.state;
  tr.delete(pos, pos + node.nodeSize).insert(to, node);
  select(editor, tr, to);
}

export function duplicateBlock(editor: Editor, { node, pos }: SelectedBlock): void {
  const to = pos + node.nodeSize;
  select(editor, editor.state.tr.insert(to, node), to);
}

export function deleteBlock(editor: Editor, { node, pos }: SelectedBlock): void {
  editor
    .chain()
    .focus()
    .deleteRange({ from: pos, to: pos + node.nodeSize })
    .run();
}

/** Moves the cursor along with the block: an atomic block is selected, in others the cursor goes to the beginning. */
function select(editor: Editor, tr: Editor["state"]["tr"], pos: number): void {
  const node = tr.doc.nodeAt(pos);
  if (node?.isAtom) tr.setSelection(NodeSelection.create(tr.doc, pos));
  else tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

export function setBlockAttributes(editor: Editor, { node, pos }: SelectedBlock, attributes: object): void {
  const { tr } = editor.state;
  editor.view.dispatch(tr.setNodeMarkup(pos, undefined, { ...node.attrs, ...attributes }));
  if (node.isAtom) editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, pos)));
}
