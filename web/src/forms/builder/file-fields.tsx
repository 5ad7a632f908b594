import { Stack, Text } from "@chakra-ui/react";
import { MAX_FILES, MAX_MEGABYTES, type Question } from "@dure/domain/forms/question/question";
import { extensionsOf, FILE_KINDS } from "@dure/domain/forms/upload/file-kinds";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";
import { SelectInput } from "../../ui/form/select-input";

type FileFieldsProps = { question: Question; onChange: (changes: Partial<Question>) => void };

const COUNTS = Array.from({ length: MAX_FILES }, (_, index) => index + 1);
const SIZES = [1, 5, 10, 20, MAX_MEGABYTES];

/** Which files a question takes (docs/product/forms.md#files). */
export function FileFields({ question, onChange }: FileFieldsProps) {
  const { t } = useTranslation("forms");
  const id = useId();
  const { file_kinds, max_files, max_megabytes } = question;
  const sizes = [...new Set([...SIZES, max_megabytes])].sort((a, b) => a - b);
  return (
    <>
      <Stack role="group" aria-labelledby={id} gap="2">
        <Text id={id} fontWeight="medium">
          {t("builder.file.kinds")}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {t("builder.file.kindsHint")}
        </Text>
        {FILE_KINDS.map((kind) => (
          <CheckInput
            key={kind}
            label={t(`builder.file.kind.${kind}`)}
            hint={extensionsOf([kind]).join(", ")}
            checked={file_kinds.includes(kind)}
            onChange={(isTaken) =>
              onChange({ file_kinds: FILE_KINDS.filter((one) => (one === kind ? isTaken : file_kinds.includes(one))) })
            }
          />
        ))}
      </Stack>
      <SelectInput
        label={t("builder.file.max")}
        value={String(max_files)}
        options={COUNTS.map((count) => ({ value: String(count), label: t("builder.file.count", { count }) }))}
        onChange={(max) => onChange({ max_files: Number(max) })}
      />
      <SelectInput
        label={t("builder.file.size")}
        value={String(max_megabytes)}
        options={sizes.map((size) => ({ value: String(size), label: `${size} MB` }))}
        onChange={(size) => onChange({ max_megabytes: Number(size) })}
      />
    </>
  );
}
