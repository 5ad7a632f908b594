import type { TextsLike } from "../../../lib/language/texts-like";
import type { file as ko } from "../ko/file";

export const file: TextsLike<typeof ko> = {
  file: {
    title: "Attachments",
    choose: "Choose files",
    hint: "Or drop them here. Up to 500 MB per file.",
    dropHere: "Drop to attach",
    empty: "No attachments yet.",
    uploading: "Uploading “{{name}}”",
    cancel: "Cancel the upload of “{{name}}”",
    dismiss: "Dismiss “{{name}}”",
    open: "Open “{{name}}”",
    actions: "Actions for “{{name}}”",
    download: "Download",
    downloadFailed: "Couldn't download the file",
    rename: "Rename",
    name: "File name",
    nameRequired: "Please enter a file name.",
    delete: "Delete",
    deleteTitle: "Delete the file “{{name}}”?",
    deleteHint: "A deleted file can't be restored.",
    previous: "Previous file",
    next: "Next file",
    loading: "Loading the file",
    viewer: "Close view of “{{name}}”",
    previewFailed: "This file can't be previewed.",
    noPreview: "No preview for this file",
    noPreviewHint: "Only images and PDFs can be viewed here.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit",
    fault: {
      unauthorized: "You don't have permission to upload files. (FAILED_TO_UPLOAD, F-PN-0001)",
      failed: "The upload failed. Please check your connection and try again.",
    },
  },
};
