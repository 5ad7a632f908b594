import { extensionOf } from "@dure/domain/records/file/file-name";
import {
  FileArchive,
  FileAudio,
  File as FileIcon,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  type LucideIcon,
  Presentation,
} from "lucide-react";

const KINDS: [LucideIcon, string][] = [
  [FileImage, "png jpg jpeg gif webp avif bmp svg heic tif tiff psd ai"],
  [FileText, "pdf doc docx hwp hwpx txt rtf odt md"],
  [FileSpreadsheet, "xls xlsx csv ods cell"],
  [Presentation, "ppt pptx odp key show"],
  [FileArchive, "zip 7z rar tar gz alz egg"],
  [FileVideo, "mp4 mov avi mkv webm"],
  [FileAudio, "mp3 wav m4a aac flac"],
];

/** The icon of a file's format. */
export function fileIcon(filename: string): LucideIcon {
  const extension = extensionOf(filename);
  return KINDS.find(([, extensions]) => extensions.split(" ").includes(extension))?.[0] ?? FileIcon;
}
