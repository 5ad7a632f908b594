import { Box } from "@chakra-ui/react";
import { type Editor, EditorContent } from "@tiptap/react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { RICH_TEXT_STYLE } from "../../ui/rich-text/rich-text-style";
import { NoteTools } from "./note-tools";

type NoteEditorProps = {
  editor: Editor;
  isEmpty: boolean;
  hasTools: boolean;
  onSubmit: () => void;
  onPasteFiles: (files: File[]) => void;
};

/** The text of a note. Its key presses and pastes are looked at before the editor takes them. */
export function NoteEditor({ editor, isEmpty, hasTools, onSubmit, onPasteFiles }: NoteEditorProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  const onPaste = (event: ClipboardEvent) => {
    // Text copied from a document may bring a picture of itself: then it is the text that is meant.
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
    </Box>
  );
}

const WRITING = {
  "& .tiptap": {
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
