import { type Editor, Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { insertContent } from "../insert";
import { fileOfDataUrl } from "./file-of-data-url";
import type { ImageUploads } from "./use-image-uploads";

/** Puts files into the mail as images, which are uploaded at once. */
export function insertImageFiles(editor: Editor, uploads: ImageUploads, files: readonly File[]): void {
  for (const file of files) {
    const src = uploads.begin(file);
    if (src) insertContent(editor, { type: "image", attrs: { src, state: "uploading" } });
  }
}

/** Takes images that are pasted or dropped, and puts the addresses of uploaded ones into the mail. */
export const imageFilesExtension = (uploads: ImageUploads) =>
  Extension.create({
    name: "imageFiles",
    onUpdate: ({ editor }) => syncImages(editor, uploads),
    addProseMirrorPlugins() {
      const { editor } = this;
      const take = (files: readonly File[]) => {
        insertImageFiles(editor, uploads, files);
        return files.length > 0;
      };
      return [
        new Plugin({
          key: new PluginKey("imageFiles"),
          view: () => ({ destroy: uploads.subscribe(() => syncImages(editor, uploads)) }),
          props: {
            handlePaste: (_, { clipboardData }) => take(clipboardData ? pastedFiles(clipboardData) : []),
            handleDrop: (view, { dataTransfer, clientX, clientY }, _, isMoved) => {
              const files = isMoved ? [] : [...(dataTransfer?.files ?? [])];
              const place = view.posAtCoords({ left: clientX, top: clientY });
              if (files.length > 0 && place) editor.commands.setTextSelection(place.pos);
              return take(files);
            },
          },
        }),
      ];
    },
  });

/**
 * The pasted files. Word and tables add a picture of the text that was copied: then the text counts, and there are no
 * files.
 */
function pastedFiles(data: DataTransfer): File[] {
  const html = data.getData("text/html");
  const hasText =
    html !== "" && (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim() !== "";
  return hasText ? [] : [...data.files];
}

/**
 * Updates each image of the mail with the state of its upload. It goes through the whole mail, so an image that undo
 * brings back gets its address, too.
 */
export function syncImages(editor: Editor, uploads: ImageUploads): void {
  const { tr } = editor.state;
  editor.state.doc.descendants(({ type, attrs }, pos) => {
    if (type.name !== "image") return;
    const file = fileOfDataUrl(attrs.src);
    const src = file ? (uploads.begin(file) ?? attrs.src) : attrs.src;
    const next = { ...attrs, src, ...imageAttributes(src, attrs.width, uploads) };
    if (next.src !== attrs.src || next.state !== attrs.state) tr.setNodeMarkup(pos, undefined, next);
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta("addToHistory", false));
}

type ImageState = { src?: string; state: string; width?: number | null };

function imageAttributes(src: string, width: number | null, uploads: ImageUploads): ImageState {
  if (!/^(blob|data):/.test(src)) return { state: "" };
  const upload = uploads.all().find(({ key }) => key === src);
  if (upload?.result) return { src: upload.result.url, state: "", width: width ?? upload.result.width };
  return { state: upload?.state ?? "failed" };
}
