/** A file in a visitor's answer: `{upload id}/{its name}`; while it is uploading, `/{its key}`. */
export type FileEntry = string;

export const pendingEntry = (key: string): FileEntry => `/${key}`;
export const uploadedEntry = (id: string, filename: string): FileEntry => `${id}/${filename}`;

/** The upload's id; empty while it is uploading. */
export const uploadIdOf = (entry: FileEntry): string => entry.slice(0, entry.indexOf("/"));
export const filenameOf = (entry: FileEntry): string => entry.slice(entry.indexOf("/") + 1);
export const isPending = (entry: FileEntry): boolean => entry.startsWith("/");
