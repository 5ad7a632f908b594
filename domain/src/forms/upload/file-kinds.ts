/** The kinds of files that a question may be limited to, with their extensions. */
const EXTENSIONS = {
  image: ["png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff"],
  document: ["pdf", "doc", "docx", "hwp", "hwpx", "odt", "rtf", "txt", "md"],
  sheet: ["xls", "xlsx", "csv", "tsv", "ods", "numbers"],
  slides: ["ppt", "pptx", "odp", "key"],
  archive: ["zip", "7z", "rar", "gz", "tar"],
  media: ["mp3", "m4a", "wav", "mp4", "mov", "webm", "avi"],
} as const;

export type FileKind = keyof typeof EXTENSIONS;
export const FILE_KINDS = Object.keys(EXTENSIONS) as FileKind[];

/** The extensions of some kinds; none for no limit. */
export const extensionsOf = (kinds: readonly FileKind[]): string[] => kinds.flatMap((kind) => [...EXTENSIONS[kind]]);
