import { Flex, IconButton } from "@chakra-ui/react";
import type { MeetingVariable } from "@dure/domain/email/variable/variable";
import { type Editor, useEditorState } from "@tiptap/react";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormatButtons } from "../../../ui/rich-text/format-buttons";
import { LinkDialog } from "./link-dialog";
import { VariableMenu } from "./variable-menu";

const FORMATS = ["bold", "italic", "underline", "heading", "bulletList", "orderedList"] as const;

/** A variable has the format of the text around it. */
function putVariable(editor: Editor, variable: MeetingVariable): void {
  const { storedMarks, selection } = editor.state;
  const marks = (storedMarks ?? selection.$from.marks()).map((mark) => mark.toJSON());
  editor.chain().focus().insertContent({ type: "variable", attrs: { variable }, marks }).run();
}

/** The formatting toolbar; the usual keys (Ctrl+B and so on) work in the text itself. */
export function ContentTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation("email");
  const [isLinking, setLinking] = useState(false);
  const hasLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  return (
    <Flex role="toolbar" aria-label={t("tool.label")} gap="0.5" p="1" wrap="wrap" borderBottomWidth="1px">
      <FormatButtons editor={editor} formats={FORMATS} labelOf={(id) => t(`tool.${id}`)} />
      <IconButton
        size="xs"
        variant={hasLink ? "subtle" : "ghost"}
        aria-label={t("tool.link")}
        aria-pressed={hasLink}
        onClick={() => setLinking(true)}
      >
        <Link2 />
      </IconButton>
      <VariableMenu label={t("tool.variable")} onPick={(variable) => putVariable(editor, variable)} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Flex>
  );
}
