import type { ChainedCommands, Editor, Range } from "@tiptap/core";

/** What the slash menu of a memo makes of a line. */
const BLOCKS = {
  heading: (chain) => chain.setNode("heading", { level: 2 }),
  bulletList: (chain) => chain.toggleBulletList(),
  orderedList: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  divider: (chain) => chain.setHorizontalRule(),
} as const satisfies Record<string, (chain: ChainedCommands) => ChainedCommands>;
type NoteBlockId = keyof typeof BLOCKS;

export const NOTE_BLOCKS = (Object.keys(BLOCKS) as NoteBlockId[]).map((id) => ({
  id,
  insert: (editor: Editor, range: Range) => {
    BLOCKS[id](editor.chain().focus().deleteRange(range)).run();
  },
}));
