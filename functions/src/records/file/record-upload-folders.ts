import { uploadOf } from "@dure/domain/records/file/file";
import { noteImageOf } from "@dure/domain/records/note/note-image";
import { unknownImages } from "../note/note-image-store";
import { unknownFiles } from "./file-store";
import type { UploadFolder } from "./remove-abandoned-uploads";

/** Where browsers upload what belongs to records and their notes. */
export const RECORD_UPLOAD_FOLDERS: readonly UploadFolder[] = [
  { folder: "/record-attachment/", idOf: uploadOf, unknownOf: unknownFiles },
  { folder: "/attachment/", idOf: noteImageOf, unknownOf: unknownImages },
];
