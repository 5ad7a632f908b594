import type { Editor, Range } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type OpenSuggestion, type SuggestedItem, suggestionExtension } from "../../ui/rich-text/suggestion-extension";
import { useMembers } from "../member/member-queries";
import { mentionNode } from "./mention-node";
import { NOTE_BLOCKS } from "./note-blocks";

const MAX_ITEMS = 8;

/** The formatting that the server keeps (functions/src/records/note/sanitize-note.ts). */
const FORMATTING = [
  StarterKit.configure({
    trailingNode: false,
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false },
  }),
  mentionNode,
];

/** The extensions of a memo's editor, and the menu that is open at its cursor: `/` for blocks, `@` for members. */
export function useNoteExtensions() {
  const { t } = useTranslation("records");
  const { active } = useMembers();
  const [suggestion, setSuggestion] = useState<OpenSuggestion>();
  const blocks = NOTE_BLOCKS.map(({ id }) => ({ id, label: t(`note.block.${id}`), group: t("note.blocks") }));
  const members = active.map(({ userId, display_name, email }) => ({
    ...{ id: userId, label: display_name || email },
    group: email,
  }));
  const latest = useRef({ blocks, members });
  latest.current = { blocks, members };
  // TipTap reads its extensions once, so later values are read through the ref.
  const extensions = useMemo(
    () => [
      ...FORMATTING,
      suggestionExtension({
        name: "noteBlock",
        char: "/",
        items: (query) => matching(latest.current.blocks, query),
        onPick: (editor, range, { id }) => NOTE_BLOCKS.find((one) => one.id === id)?.insert(editor, range),
        onChange: setSuggestion,
      }),
      suggestionExtension({
        name: "noteMention",
        char: "@",
        items: (query) => matching(latest.current.members, query),
        onPick: insertMention,
        onChange: setSuggestion,
      }),
    ],
    [],
  );
  return { extensions, suggestion };
}

const matching = (items: readonly SuggestedItem[], query: string): SuggestedItem[] =>
  items
    .filter(({ label, group }) => `${label} ${group}`.toLowerCase().includes(query.toLowerCase()))
    .slice(0, MAX_ITEMS);

function insertMention(editor: Editor, range: Range, { id, label }: SuggestedItem): void {
  const named = { type: "mention", attrs: { id, label } };
  editor
    .chain()
    .focus()
    .insertContentAt(range, [named, { type: "text", text: " " }])
    .run();
}
