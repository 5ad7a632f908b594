import { IconButton } from "@chakra-ui/react";
import { type Editor, useEditorState } from "@tiptap/react";
import { Redo2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";

export function UndoButtons({ editor }: { editor: Editor }) {
  const { t } = useTranslation("email");
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ canUndo: now.can().undo(), canRedo: now.can().redo() }),
  });
  return (
    <>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t("document.undo")}
        disabled={!canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t("document.redo")}
        disabled={!canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}
