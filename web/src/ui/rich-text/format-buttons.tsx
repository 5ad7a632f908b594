import { IconButton } from "@chakra-ui/react";
import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Heading2, Italic, List, ListOrdered, type LucideIcon, Underline } from "lucide-react";

const FORMATS = {
  bold: { icon: Bold, apply: (editor) => editor.chain().focus().toggleBold().run() },
  italic: { icon: Italic, apply: (editor) => editor.chain().focus().toggleItalic().run() },
  underline: { icon: Underline, apply: (editor) => editor.chain().focus().toggleUnderline().run() },
  heading: { icon: Heading2, apply: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  bulletList: { icon: List, apply: (editor) => editor.chain().focus().toggleBulletList().run() },
  orderedList: { icon: ListOrdered, apply: (editor) => editor.chain().focus().toggleOrderedList().run() },
} as const satisfies Record<string, { icon: LucideIcon; apply: (editor: Editor) => boolean }>;

type FormatId = keyof typeof FORMATS;

type FormatButtonsProps<Id extends FormatId> = {
  editor: Editor;
  formats: readonly Id[];
  labelOf: (format: Id) => string;
  size?: "2xs" | "xs";
};

/** Buttons of a rich-text toolbar, pressed where the cursor's text has their format. */
export function FormatButtons<Id extends FormatId>({ editor, formats, labelOf, size = "xs" }: FormatButtonsProps<Id>) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => formats.filter((format) => now.isActive(format)),
  });
  return formats.map((format) => {
    const { icon: Icon, apply } = FORMATS[format];
    return (
      <IconButton
        key={format}
        size={size}
        variant={active.includes(format) ? "subtle" : "ghost"}
        aria-label={labelOf(format)}
        aria-pressed={active.includes(format)}
        onClick={() => apply(editor)}
      >
        <Icon />
      </IconButton>
    );
  });
}
