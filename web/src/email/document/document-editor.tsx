import { Box } from "@chakra-ui/react";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { EditorContent, useEditor } from "@tiptap/react";
import { dequal } from "dequal/lite";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SuggestionMenu } from "../../ui/rich-text/suggestion-menu";
import { useBrand } from "./brand-queries";
import { DocumentTools } from "./document-tools";
import { toDocument, toEditorContent } from "./draft-document";
import { ImageDialog } from "./image/image-dialog";
import { insertImageFiles } from "./image/image-files-extension";
import { ImageUploadList } from "./image/image-upload-list";
import { useImageUploads } from "./image/use-image-uploads";
import { insertContent } from "./insert";
import { leaveSelectedNode } from "./leave-selected-node";
import { EDITOR_STYLE } from "./nodes/editor-style";
import { BlockPanel } from "./panel/block-panel";
import { useEditorExtensions } from "./use-editor-extensions";
import type { MailVariable } from "./use-mail-variables";

export type DocumentEditorProps = {
  value: EmailDocument;
  /** Gets undefined while the mail can't be saved as it is, such as with a block at a place that doesn't allow it. */
  onChange: (document: EmailDocument | undefined) => void;
  onBlur?: () => void;
  variables: readonly MailVariable[];
  label: string;
  invalid?: boolean;
};

/** The block editor of a mail. Import it lazily: it brings the whole of TipTap. */
export function DocumentEditor({ value, onChange, onBlur, variables, label, invalid = false }: DocumentEditorProps) {
  const { t } = useTranslation("email");
  const [isAddingImage, setAddingImage] = useState(false);
  const uploads = useImageUploads();
  const written = useRef<EmailDocument | undefined>(value);
  const { extensions, suggestion } = useEditorExtensions({
    variables,
    brand: useBrand().data,
    uploads,
    onImage: () => setAddingImage(true),
  });
  const editor = useEditor({
    extensions,
    content: toEditorContent(value),
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      handleKeyDown: leaveSelectedNode,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = toDocument(changed.getJSON());
      onChange(written.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    // What another person saved in the meantime is merged into the form from outside.
    if (written.current === undefined || dequal(written.current, value)) return;
    written.current = value;
    editor.commands.setContent(toEditorContent(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box
      w="full"
      borderWidth="1px"
      borderColor={invalid ? "border.error" : "border"}
      rounded="l2"
      bg="bg.panel"
      _focusWithin={{ borderColor: "brand.solid" }}
      css={EDITOR_STYLE}
    >
      <DocumentTools editor={editor} variables={variables} onImage={() => setAddingImage(true)} />
      <EditorContent editor={editor} />
      <ImageUploadList editor={editor} uploads={uploads} />
      <BlockPanel editor={editor} variables={variables} />
      {suggestion && <SuggestionMenu label={t("document.suggestions")} open={suggestion} />}
      {isAddingImage && (
        <ImageDialog
          onFiles={(files) => insertImageFiles(editor, uploads, files)}
          onAddress={(src) => insertContent(editor, { type: "image", attrs: { src } })}
          onClose={() => setAddingImage(false)}
        />
      )}
    </Box>
  );
}
