import { Button, HStack, Stack } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { Note } from "@dure/domain/records/record/record";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { DropArea } from "../file/drop-area";
import { useFileErrorText } from "../file/use-file-error-text";
import { AddImageButton } from "./add-image-button";
import { DraftImages } from "./draft-images";
import { NoteEditor } from "./note-editor";
import type { NoteContent } from "./note-queries";
import { useNoteEditor } from "./use-note-editor";
import { useNoteImages } from "./use-note-images";

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
  const begun = { recordId: about.id, note, label, placeholder, autoFocus: !folds };
  const { editor, html, reset: resetText, watch, suggestion } = useNoteEditor(begun);
  const { images, add, drop, reset, sending, error: imageError } = useNoteImages(note?.images ?? []);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const isEmpty = html === "" && images.length === 0;

  const close = () => {
    resetText();
    reset();
    setError(undefined);
    onClose?.();
  };
  const submit = async () => {
    if (isEmpty || saving || sending) return;
    const isUnchanged = watch();
    const paths = images.map(({ path }) => path);
    setSaving(true);
    try {
      await save({ ...(html && { html }), images: paths });
      setError(undefined);
      // What was added meanwhile stays.
      if (isUnchanged()) close();
      else if (!note) paths.forEach(drop);
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  };
  // The editor closes its menu before the key comes here, and prevents the default of every Escape.
  const hadMenu = useRef(false);
  const onKeyDownCapture = () => {
    hadMenu.current = suggestion !== undefined;
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Escape" && !hadMenu.current && !folds && !nativeEvent.isComposing) close();
  };
  const shownError = error ?? (typeof imageError === "string" ? imageError : imageError && fileErrorText(imageError));

  return (
    <DropArea label={t("records:note.dropHere")} onDrop={add}>
      <Stack gap="2" data-editing onKeyDownCapture={onKeyDownCapture} onKeyDown={onKeyDown}>
        <NoteEditor
          editor={editor}
          isEmpty={html === ""}
          suggestion={suggestion}
          hasTools={!folds || !isEmpty}
          onSubmit={() => void submit()}
          onPasteFiles={add}
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
