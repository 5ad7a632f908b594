import { extensionsOf } from "@dure/domain/forms/upload/file-kinds";
import { useEffect, useRef, useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { randomUuid } from "../../../lib/public/random-uuid";
import { useSharedTexts } from "../../../ui/public/shell/language";
import type { AllowUpload, VisitorQuestion } from "../answers";
import { type FileEntry, pendingEntry, uploadedEntry } from "./file-entry";
import { uploadBytes } from "./upload-bytes";

/** A file that is uploading, or that was refused. */
export type RunningUpload = { key: string; name: string; percent: number; error: string | undefined };

type FileUploads = {
  question: Pick<VisitorQuestion, "name" | "file_kinds" | "max_files" | "max_megabytes">;
  entries: readonly FileEntry[];
  onChange: (entries: readonly FileEntry[]) => void;
  allowUpload: AllowUpload | undefined;
};

/** The files of one answer. Running uploads are aborted when the question disappears. */
export function useFileUploads({ question, entries, onChange, allowUpload }: FileUploads) {
  const texts = useSharedTexts();
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  // Uploads end later than the render that began them.
  const latest = useRef(entries);
  latest.current = entries;
  const [abort] = useState(() => new AbortController());
  useEffect(
    () => () => {
      abort.abort();
      change(latest.current.filter((entry) => !entry.startsWith("/")));
    },
    [],
  );

  const change = (next: readonly FileEntry[]) => {
    latest.current = next;
    onChange(next);
  };
  const update = (key: string, changes: Partial<RunningUpload>) =>
    setRunning((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const dismiss = (key: string) => setRunning((all) => all.filter((one) => one.key !== key));

  /** Checks a file before the server is asked. @returns what is wrong with it, or undefined */
  const problemOf = (file: File): string | undefined => {
    const { max_files = 1, max_megabytes = 10, file_kinds = [] } = question;
    const taken = extensionsOf(file_kinds);
    if (latest.current.length >= max_files) return texts.tooManyFiles(max_files);
    if (file.size === 0) return texts.emptyFile;
    if (file.size > max_megabytes * 1024 * 1024) return texts.fileTooLarge(max_megabytes);
    const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
    return taken.length > 0 && !taken.includes(extension) ? texts.fileNotTaken : undefined;
  };
  const upload = async (file: File, key: string) => {
    if (!allowUpload) return;
    const entry = pendingEntry(key);
    change([...latest.current, entry]);
    try {
      const { id, url } = await allowUpload({ question: question.name, filename: file.name, size: file.size });
      await uploadBytes(file, url, { signal: abort.signal, onPercent: (percent) => update(key, { percent }) });
      if (!latest.current.includes(entry)) return;
      change(latest.current.map((one) => (one === entry ? uploadedEntry(id, file.name) : one)));
      dismiss(key);
    } catch (error) {
      change(latest.current.filter((one) => one !== entry));
      update(key, { error: error instanceof CallError ? failureText(error, texts) : texts.uploadFailed });
    }
  };
  const add = (files: readonly File[]) => {
    setRunning((all) => all.filter(({ error }) => error === undefined));
    for (const file of files) {
      const key = randomUuid();
      const error = problemOf(file);
      setRunning((all) => [...all, { key, name: file.name, percent: 0, error }]);
      if (error === undefined) void upload(file, key);
    }
  };
  const remove = (entry: FileEntry) => change(latest.current.filter((one) => one !== entry));
  return { running, add, remove, dismiss };
}
