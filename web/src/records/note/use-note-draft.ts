import type { EntityId } from "@dure/domain/records/record/entity";
import type { Note } from "@dure/domain/records/record/record";
import { useState } from "react";
import { useFileErrorText } from "../file/use-file-error-text";
import type { NoteContent } from "./note-queries";
import { useNoteEditor } from "./use-note-editor";
import { useNoteImages } from "./use-note-images";

export type NoteDraftOptions = {
  about: { entityId: EntityId; id: string };
  label: string;
  placeholder?: string;
  /** The note to edit; undefined for a new one. */
  note?: Note;
  /** Hides the buttons while the note is empty. */
  folds?: boolean;
  save: (content: NoteContent) => Promise<unknown>;
  onClose?: () => void;
};

/** A note being written, with its images. It is emptied once it is saved; what was added meanwhile stays. */
export function useNoteDraft({ about, label, placeholder, note, folds, save, onClose }: NoteDraftOptions) {
  const fileErrorText = useFileErrorText();
  const text = useNoteEditor({ recordId: about.id, note, label, placeholder, autoFocus: !folds });
  const { images, add, drop, sending, ...files } = useNoteImages(note?.images ?? []);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const isEmpty = text.html === "" && images.length === 0;
  const imageError = typeof files.error === "string" ? files.error : files.error && fileErrorText(files.error);

  const close = () => {
    text.reset();
    files.reset();
    setError(undefined);
    onClose?.();
  };
  const submit = async () => {
    if (isEmpty || saving || sending) return;
    const [isTextUnchanged, areImagesUnchanged] = [text.watch(), files.watch()];
    const takeOutSaved = text.markSaved();
    const paths = images.map(({ path }) => path);
    setSaving(true);
    try {
      await save({ ...(text.html && { html: text.html }), images: paths });
      text.forget(text.html);
      setError(undefined);
      if (isTextUnchanged() && areImagesUnchanged()) return close();
      if (note) return;
      takeOutSaved();
      paths.forEach(drop);
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  };
  return { text, images, add, drop, sending, saving, isEmpty, error: error ?? imageError, close, submit };
}
