import { Box } from "@chakra-ui/react";
import { type Editor, EditorContent } from "@tiptap/react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { RICH_TEXT_STYLE } from "../../ui/rich-text/rich-text-style";
import type { OpenSuggestion } from "../../ui/rich-text/suggestion-extension";
import { SuggestionMenu } from "../../ui/rich-text/suggestion-menu";
import { NoteTools } from "./note-tools";

type NoteEditorProps = {
  editor: Editor;
  isEmpty: boolean;
  hasTools: boolean;
  suggestion: OpenSuggestion | undefined;
  onSubmit: () => void;
  onPasteFiles: (files: File[]) => void;
};

/** The text of a note. Its key presses and pastes are looked at before the editor takes them. */
export function NoteEditor({ editor, isEmpty, hasTools, suggestion, onSubmit, onPasteFiles }: NoteEditorProps) {
  const { t } = useTranslation("records");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  const onPaste = (event: ClipboardEvent) => {
    // Text copied from a document may come with a picture of it. Then only the text is pasted.
    if (event.clipboardData.types.includes("text/plain") || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onPasteFiles([...event.clipboardData.files]);
  };
  return (
    <Box
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l2"
      bg="bg.panel"
      _focusWithin={{ borderColor: "brand.solid" }}
      css={{ ...RICH_TEXT_STYLE, ...WRITING, ...(isEmpty && PLACEHOLDER) }}
      onKeyDownCapture={onKeyDown}
      onPasteCapture={onPaste}
    >
      {hasTools && <NoteTools editor={editor} />}
      <EditorContent editor={editor} />
      {suggestion && <SuggestionMenu label={t("note.suggestions")} open={suggestion} />}
    </Box>
  );
}

const WRITING = {
  "& .tiptap": {
    // Chakra mutes whatever has `data-placeholder`.
    color: "fg",
    minHeight: "4rem",
    maxHeight: "20rem",
    overflowY: "auto",
    paddingInline: "3",
    paddingBlock: "2",
    outline: "none",
  },
};

const PLACEHOLDER = {
  "& .tiptap::before": {
    content: "attr(data-placeholder)",
    float: "left",
    height: "0",
    color: "fg.muted",
    pointerEvents: "none",
  },
};
