import { Button, HStack, Stack, Textarea } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { Note } from "@dure/domain/records/record/record";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { readPersistedState, removePersistedState, writePersistedState } from "../../lib/persisted-state";
import { FormError } from "../../ui/form-error";
import { DropArea } from "../file/drop-area";
import { useFileErrorText } from "../file/use-file-error-text";
import { AddImageButton } from "./add-image-button";
import { DraftImages } from "./draft-images";
import type { NoteContent } from "./note-queries";
import { useNoteImages } from "./use-note-images";

const MAX_LENGTH = 10_000;

type NoteFormProps = {
  about: { entityId: EntityId; id: string };
  label: string;
  placeholder?: string;
  /** The note that is rewritten. */
  note?: Note;
  /** Shows its buttons only once something is there. */
  folds?: boolean;
  save: (content: NoteContent) => Promise<unknown>;
  onClose?: () => void;
};

/** A note being written, images pasted or dropped into it. Ctrl or ⌘ with Enter saves; a refused one stays to be saved again. */
export function NoteForm({ about, label, placeholder, note, folds = false, save, onClose }: NoteFormProps) {
  const { t } = useTranslation(["records", "ui"]);
  const fileErrorText = useFileErrorText();
  const [text, setText] = useNoteText(about.id, note);
  const { images, add, drop, reset, sending, error: imageError } = useNoteImages(note?.images ?? []);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const isEmpty = text.trim() === "" && images.length === 0;

  const close = () => {
    setText(note?.text ?? "");
    reset();
    setError(undefined);
    onClose?.();
  };
  const submit = async () => {
    if (isEmpty || saving || sending) return;
    setSaving(true);
    try {
      await save({ text: text.trim(), images: images.map(({ path }) => path) });
      close();
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void submit();
    if (event.key === "Escape" && !folds) close();
  };
  const onPaste = (event: ClipboardEvent) => {
    // Text copied from a document may bring a picture of itself: then it is the text that is meant.
    if (event.clipboardData.types.includes("text/plain") || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  const shownError = error ?? (typeof imageError === "string" ? imageError : imageError && fileErrorText(imageError));

  return (
    <DropArea label={t("records:note.dropHere")} onDrop={add}>
      <Stack gap="2" data-editing>
        <Textarea
          autoresize
          autoFocus={!folds}
          rows={2}
          maxH="20rem"
          maxLength={MAX_LENGTH}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <DraftImages about={about} noteId={note?.id} images={images} onDrop={drop} />
        <FormError error={shownError} />
        {(!folds || !isEmpty) && (
          <HStack>
            <AddImageButton onChoose={add} />
            <Button variant="outline" size="xs" ms="auto" onClick={close}>
              {t("ui:cancel")}
            </Button>
            <Button size="xs" loading={saving} disabled={isEmpty || sending} onClick={() => void submit()}>
              {t("records:note.save")}
            </Button>
          </HStack>
        )}
      </Stack>
    </DropArea>
  );
}

/** The text of a note being written. That of a new one waits for its record to be opened again, until it is saved. */
function useNoteText(recordId: string, note: Note | undefined) {
  const name = `memo.${recordId}`;
  const [text, setText] = useState(() => note?.text ?? readPersistedState(name, ""));
  const write = (next: string) => {
    setText(next);
    if (note) return;
    if (next) writePersistedState(name, next);
    else removePersistedState(name);
  };
  return [text, write] as const;
}
