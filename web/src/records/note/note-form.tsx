import { Button, HStack, Stack } from "@chakra-ui/react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { DropArea } from "../file/drop-area";
import { AddImageButton } from "./add-image-button";
import { DraftImages } from "./draft-images";
import { NoteEditor } from "./note-editor";
import { type NoteDraftOptions, useNoteDraft } from "./use-note-draft";

/**
 * A note being written, with images pasted or dropped into it. Ctrl or ⌘ with Enter saves it. A note that could not be
 * saved stays in the form.
 */
export function NoteForm(options: NoteDraftOptions) {
  const { t } = useTranslation(["records", "ui"]);
  const { text, images, add, drop, sending, saving, isEmpty, error, close, submit } = useNoteDraft(options);
  const { about, note, folds = false } = options;
  // The editor closes its suggestion menu before this key handler runs, so the menu's state is read in the capture
  // phase.
  const hadMenu = useRef(false);
  const onKeyDownCapture = () => {
    hadMenu.current = text.suggestion !== undefined;
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Escape" && !hadMenu.current && !folds && !nativeEvent.isComposing) close();
  };

  return (
    <DropArea label={t("records:note.dropHere")} onDrop={add}>
      <Stack gap="2" data-editing onKeyDownCapture={onKeyDownCapture} onKeyDown={onKeyDown}>
        <NoteEditor
          editor={text.editor}
          isEmpty={text.html === ""}
          suggestion={text.suggestion}
          hasTools={!folds || !isEmpty}
          onSubmit={() => void submit()}
          onPasteFiles={add}
        />
        <DraftImages about={about} noteId={note?.id} images={images} onDrop={drop} />
        <FormError error={error} />
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
