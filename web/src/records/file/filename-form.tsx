import { Button, HStack, Input, Stack, Text } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FileParams, useRenameFile } from "./file-queries";
import { useFileErrorText } from "./use-file-error-text";

type FilenameFormProps = { file: RecordFile; params: FileParams; onClose: () => void };

/** Renames a file in place. The extension is left out of the initial selection. */
export function FilenameForm({ file, params, onClose }: FilenameFormProps) {
  const { t } = useTranslation(["records", "ui"]);
  const errorText = useFileErrorText();
  const errorId = useId();
  const rename = useRenameFile(params);
  const [name, setName] = useState(file.filename);
  const [isEmpty, setEmpty] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    setEmpty(next === "");
    if (next === "" || rename.isPending) return;
    if (next === file.filename) onClose();
    else rename.mutate(next, { onSuccess: onClose });
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Escape" && !nativeEvent.isComposing) onClose();
  };
  const error = isEmpty ? t("records:file.nameRequired") : rename.error && errorText(rename.error);
  return (
    <form onSubmit={submit} data-editing>
      <Stack gap="1">
        <HStack>
          <Input
            autoFocus
            flex="1"
            value={name}
            maxLength={255}
            aria-label={t("records:file.name")}
            aria-invalid={Boolean(error)}
            aria-describedby={errorId}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => target.setSelectionRange(0, stemLength(target.value))}
          />
          <Button type="submit" size="xs" loading={rename.isPending}>
            {t("ui:save")}
          </Button>
          <Button variant="outline" size="xs" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
        </HStack>
        <Text id={errorId} textStyle="xs" color="fg.error" role={error ? "alert" : undefined}>
          {error}
        </Text>
      </Stack>
    </form>
  );
}

const stemLength = (name: string): number => (name.lastIndexOf(".") > 0 ? name.lastIndexOf(".") : name.length);
