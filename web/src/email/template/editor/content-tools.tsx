import { Flex, IconButton } from "@chakra-ui/react";
import type { Variable } from "@dure/domain/email/variable";
import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Heading2, Italic, Link2, List, ListOrdered, type LucideIcon, Underline } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkDialog } from "./link-dialog";
import { VariableMenu } from "./variable-menu";

const TOOLS = [
  { id: "bold", icon: Bold, mark: "bold" },
  { id: "italic", icon: Italic, mark: "italic" },
  { id: "underline", icon: Underline, mark: "underline" },
  { id: "heading", icon: Heading2, mark: "heading" },
  { id: "bulletList", icon: List, mark: "bulletList" },
  { id: "orderedList", icon: ListOrdered, mark: "orderedList" },
] as const satisfies readonly { id: string; icon: LucideIcon; mark: string }[];
type ToolId = (typeof TOOLS)[number]["id"];

const use: Record<ToolId, (editor: Editor) => void> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
};

/** A variable has the format of the text around it. */
function putVariable(editor: Editor, variable: Variable): void {
  const { storedMarks, selection } = editor.state;
  const marks = (storedMarks ?? selection.$from.marks()).map((mark) => mark.toJSON());
  editor.chain().focus().insertContent({ type: "variable", attrs: { variable }, marks }).run();
}

/** The formatting toolbar; the usual keys (Ctrl+B and so on) work in the text itself. */
export function ContentTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation("email");
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...TOOLS.map(({ mark }) => mark), "link"].filter((mark) => now.isActive(mark)),
  });
  return (
    <Flex role="toolbar" aria-label={t("tool.label")} gap="0.5" p="1" wrap="wrap" borderBottomWidth="1px">
      {TOOLS.map(({ id, icon: Icon, mark }) => (
        <IconButton
          key={id}
          size="xs"
          variant={active.includes(mark) ? "subtle" : "ghost"}
          aria-label={t(`tool.${id}`)}
          aria-pressed={active.includes(mark)}
          onClick={() => use[id](editor)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        size="xs"
        variant={active.includes("link") ? "subtle" : "ghost"}
        aria-label={t("tool.link")}
        aria-pressed={active.includes("link")}
        onClick={() => setLinking(true)}
      >
        <Link2 />
      </IconButton>
      <VariableMenu label={t("tool.variable")} onPick={(variable) => putVariable(editor, variable)} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Flex>
  );
}
