import { Stack } from "@chakra-ui/react";
import type { Editor } from "@tiptap/react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { FileUploadRow } from "../../upload/file-upload-row";
import type { ImageUploads } from "./use-image-uploads";

type ImageUploadListProps = { editor: Editor; uploads: ImageUploads };

/** The images that are not uploaded yet: how far they are, or why they failed. */
export function ImageUploadList({ editor, uploads }: ImageUploadListProps) {
  const { t } = useTranslation("email");
  const open = useSyncExternalStore(uploads.subscribe, uploads.all).filter(({ state }) => state !== "uploaded");
  if (open.length === 0) return null;
  const remove = ({ key }: { key: string }) => {
    removeImage(editor, key);
    uploads.dismiss(key);
  };
  return (
    <Stack as="ul" listStyleType="none" gap="2" p="3" borderTopWidth="1px" aria-label={t("document.image.uploads")}>
      {open.map((upload) => (
        <FileUploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload.key)}
          onRemove={() => remove(upload)}
        />
      ))}
    </Stack>
  );
}

/** Removes the image from the mail, wherever it is used. */
function removeImage(editor: Editor, src: string): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === "image" && node.attrs.src === src)
      tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize));
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}
