import { Flex, IconButton, Input } from "@chakra-ui/react";
import { type Editor, useEditorState } from "@tiptap/react";
import { Link2, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { FormatButtons } from "../../ui/rich-text/format-buttons";
import { insertBlock, insertVariable } from "./insert";
import { LinkDialog } from "./link-dialog";
import { NEW_BLOCKS } from "./new-blocks";
import { UndoButtons } from "./undo-buttons";
import type { MailVariable } from "./use-mail-variables";
import { VariableMenu } from "./variable-menu";

const FORMATS = ["bold", "italic", "underline", "heading", "bulletList", "orderedList"] as const;

type DocumentToolsProps = { editor: Editor; variables: readonly MailVariable[]; onImage: () => void };

/** The toolbar: blocks, formats, links, variables, undo. The usual keys work in the text itself. */
export function DocumentTools({ editor, variables, onImage }: DocumentToolsProps) {
  const { t } = useTranslation("email");
  const [isLinking, setLinking] = useState(false);
  const { hasLink, color } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      hasLink: now.isActive("link"),
      color: String(now.getAttributes("color").color ?? "#18181b"),
    }),
  });
  return (
    <Flex role="toolbar" aria-label={t("tool.label")} gap="0.5" p="1" wrap="wrap" borderBottomWidth="1px">
      <ActionMenu
        label={t("document.insert")}
        trigger={
          <IconButton size="xs" variant="subtle" aria-label={t("document.insert")}>
            <Plus />
          </IconButton>
        }
        actions={NEW_BLOCKS.map(({ id, icon }) => ({
          id,
          icon,
          label: t(`document.new.${id}`),
          onSelect: () => (id === "image" ? onImage() : insertBlock(editor, id)),
        }))}
      />
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
      <Input
        type="color"
        aria-label={t("document.textColor")}
        size="xs"
        w="8"
        p="1"
        value={color}
        onChange={({ target }) => editor.chain().setMark("color", { color: target.value }).run()}
      />
      <VariableMenu
        label={t("tool.variable")}
        variables={variables}
        onPick={(variable) => insertVariable(editor, variable)}
      />
      <UndoButtons editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Flex>
  );
}
