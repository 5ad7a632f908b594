/** @jsxImportSource preact */
import { extensionsOf } from "@dure/domain/forms/upload/file-kinds";
import { useRef } from "preact/hooks";
import { describedBy, FieldError, FieldHint } from "../../../ui/public/field/field";
import { useSharedTexts } from "../../../ui/public/shell/language";
import type { AllowUpload, VisitorQuestion } from "../answers";
import { type FileEntry, filenameOf, isPending } from "./file-entry";
import { RemoveFile } from "./remove-file";
import { useFileUploads } from "./use-file-uploads";

type FileFieldProps = {
  name: string;
  question: VisitorQuestion;
  entries: readonly FileEntry[];
  error: string | undefined;
  allowUpload: AllowUpload | undefined;
  onChange: (entries: readonly FileEntry[]) => void;
};

/**
 * Takes files that are chosen or dropped. They are uploaded at once, but belong to no record until the form is
 * submitted.
 */
export function FileField({ name, question, entries, error, allowUpload, onChange }: FileFieldProps) {
  const { label, required, description, file_kinds = [], max_files = 1, max_megabytes = 10 } = question;
  const texts = useSharedTexts();
  const input = useRef<HTMLInputElement>(null);
  const { running, add, remove, dismiss } = useFileUploads({ question, entries, onChange, allowUpload });
  const extensions = extensionsOf(file_kinds);
  const isFull = entries.length >= max_files;
  const rules = [extensions.join(", "), texts.fileRules(max_megabytes, max_files)].filter(Boolean).join(" · ");
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (allowUpload) add([...(event.dataTransfer?.files ?? [])]);
  };
  const removed = (run: () => void) => {
    run();
    input.current?.focus();
  };
  return (
    <fieldset
      class="field"
      data-invalid={error ? true : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend data-required={required || undefined}>
        {label} {!required && <span class="field-optional">({texts.optional})</span>}
        {required && <span class="visually-hidden">{texts.needed}</span>}
      </legend>
      <FieldHint id={name} hint={description} />
      <label class="file-choose" data-full={isFull || undefined}>
        <input
          ref={input}
          type="file"
          class="visually-hidden"
          multiple={max_files > 1}
          accept={extensions.map((extension) => `.${extension}`).join(",") || undefined}
          disabled={!allowUpload}
          aria-disabled={isFull || undefined}
          aria-describedby={describedBy(name, error, Boolean(description), true)}
          onClick={(event) => isFull && event.preventDefault()}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <strong>{texts.chooseFiles(max_files)}</strong>
        <span id={`${name}-unit`} class="field-hint">
          {rules}
        </span>
      </label>
      <ul class="files" aria-live="polite">
        {entries
          .filter((entry) => !isPending(entry))
          .map((entry) => (
            <li key={entry} class="file">
              <span class="file-name">{filenameOf(entry)}</span>
              <RemoveFile name={filenameOf(entry)} onRemove={() => removed(() => remove(entry))} />
            </li>
          ))}
        {running.map(({ key, name: filename, percent, error: failure }) => (
          <li key={key} class="file" data-failed={failure ? true : undefined}>
            <span class="file-name">
              {filename}
              {failure && <span class="field-error">{failure}</span>}
            </span>
            {failure ? (
              <RemoveFile name={filename} onRemove={() => removed(() => dismiss(key))} />
            ) : (
              <progress max={100} value={percent} aria-label={texts.uploadingFile(filename)} />
            )}
          </li>
        ))}
      </ul>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
