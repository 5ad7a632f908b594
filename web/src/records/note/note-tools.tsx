import { Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/react";
import { useTranslation } from "react-i18next";
import { FormatButtons } from "../../ui/rich-text/format-buttons";

const FORMATS = ["bold", "italic", "underline", "bulletList", "orderedList"] as const;

/** The formatting of a note; the usual keys (Ctrl+B and so on) work in the text itself. */
export function NoteTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation("records");
  return (
    <Flex role="toolbar" aria-label={t("note.tools")} gap="0.5" p="0.5" wrap="wrap" borderBottomWidth="1px">
      <FormatButtons editor={editor} formats={FORMATS} labelOf={(id) => t(`note.tool.${id}`)} size="2xs" />
    </Flex>
  );
}
