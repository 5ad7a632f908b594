import { Button, HStack, Stack, Textarea } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";

const MAX_LENGTH = 10_000;

type NoteFormProps = {
  label: string;
  placeholder?: string;
  initial?: string;
  /** Shows its buttons only once something is typed. */
  folds?: boolean;
  save: (text: string) => Promise<unknown>;
  onClose?: () => void;
};

/** A memo being written. Ctrl or ⌘ with Enter saves; a refused memo stays to be saved again. */
export function NoteForm({ label, placeholder, initial = "", folds = false, save, onClose }: NoteFormProps) {
  const { t } = useTranslation(["records", "ui"]);
  const [text, setText] = useState(initial);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();

  const close = () => {
    setText(initial);
    setError(undefined);
    onClose?.();
  };
  const submit = async () => {
    if (!text.trim() || saving) return;
    setSaving(true);
    try {
      await save(text.trim());
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

  return (
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
      />
      <FormError error={error} />
      {(!folds || text !== "") && (
        <HStack justify="flex-end">
          <Button variant="outline" size="xs" onClick={close}>
            {t("ui:cancel")}
          </Button>
          <Button size="xs" loading={saving} disabled={!text.trim()} onClick={() => void submit()}>
            {t("records:note.save")}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
