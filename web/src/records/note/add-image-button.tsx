import { Button } from "@chakra-ui/react";
import { NOTE_IMAGE_TYPES } from "@dure/domain/records/note/note-image";
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

/** A button to choose images for a note instead of pasting them. */
export function AddImageButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useTranslation("records");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="ghost" size="xs" title={t("note.imageHint")} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden />
        {t("note.addImage")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={NOTE_IMAGE_TYPES.join()}
        aria-label={t("note.addImage")}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file may be chosen again after a failure.
          target.value = "";
        }}
      />
    </>
  );
}
