import { Flex, IconButton } from "@chakra-ui/react";
import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Italic, List, ListOrdered, type LucideIcon, Underline } from "lucide-react";
import { useTranslation } from "react-i18next";

const TOOLS = [
  { id: "bold", icon: Bold },
  { id: "italic", icon: Italic },
  { id: "underline", icon: Underline },
  { id: "bulletList", icon: List },
  { id: "orderedList", icon: ListOrdered },
] as const satisfies readonly { id: string; icon: LucideIcon }[];
type ToolId = (typeof TOOLS)[number]["id"];

const use: Record<ToolId, (editor: Editor) => void> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
};

/** The formatting of a note; the usual keys (Ctrl+B and so on) work in the text itself. */
export function NoteTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation("records");
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ id }) => id).filter((id) => now.isActive(id)),
  });
  return (
    <Flex role="toolbar" aria-label={t("note.tools")} gap="0.5" p="0.5" wrap="wrap" borderBottomWidth="1px">
      {TOOLS.map(({ id, icon: Icon }) => (
        <IconButton
          key={id}
          size="2xs"
          variant={active.includes(id) ? "subtle" : "ghost"}
          aria-label={t(`note.tool.${id}`)}
          aria-pressed={active.includes(id)}
          onClick={() => use[id](editor)}
        >
          <Icon />
        </IconButton>
      ))}
    </Flex>
  );
}
