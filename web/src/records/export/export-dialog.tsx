import { Button, Checkbox, Progress, RadioGroup, Stack, Text } from "@chakra-ui/react";
import type { ExportFormat } from "@dure/domain/records/export/api";
import type { FilterBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { useExport } from "./use-export";

const FORMATS = ["excel", "csv"] as const satisfies readonly ExportFormat[];

type ExportDialogProps = {
  entity: ListEntityId;
  body: FilterBody;
  /** The identifiers of the columns that the list shows. */
  columns?: readonly string[] | undefined;
  /** The ids of the selected records; the whole list if undefined. */
  ids?: readonly string[] | undefined;
  onClose: () => void;
};

/** Downloads the filtered list as a file; closing the window stops the export. */
export function ExportDialog({ entity, body, columns, ids, onClose }: ExportDialogProps) {
  const { t } = useTranslation("records");
  const [format, setFormat] = useState<ExportFormat>("excel");
  const [isVisibleOnly, setVisibleOnly] = useState(false);
  const { percent, error, start, stop } = useExport(entity, body, onClose);
  const close = () => {
    stop();
    onClose();
  };
  const isRunning = percent !== undefined;
  return (
    <Modal
      open
      size="sm"
      title={t("export.title")}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t("export.cancel")}
          </Button>
          <Button
            loading={isRunning}
            onClick={() => start(format, { ids, columns: isVisibleOnly ? columns : undefined })}
          >
            {t("export.start")}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{ids ? t("export.selectedHint", { count: ids.length }) : t("export.hint")}</Text>
        <RadioGroup.Root
          value={format}
          disabled={isRunning}
          aria-label={t("export.format")}
          onValueChange={({ value }) => setFormat(FORMATS.find((one) => one === value) ?? "excel")}
        >
          <Stack gap="2">
            {FORMATS.map((one) => (
              <RadioGroup.Item key={one} value={one}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{t(`export.${one}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        {columns && (
          <Checkbox.Root
            size="sm"
            checked={isVisibleOnly}
            disabled={isRunning}
            onCheckedChange={({ checked }) => setVisibleOnly(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t("export.visibleOnly")}</Checkbox.Label>
          </Checkbox.Root>
        )}
        {isRunning && (
          <Stack gap="1" role="status">
            <Progress.Root value={percent} size="sm" colorPalette="brand">
              <Progress.Track>
                <Progress.Range aria-label={t("export.title")} />
              </Progress.Track>
            </Progress.Root>
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t("export.running", { percent })}
            </Text>
          </Stack>
        )}
        <FormError error={error} />
      </Stack>
    </Modal>
  );
}
