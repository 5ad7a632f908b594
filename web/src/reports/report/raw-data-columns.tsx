import { Button, Checkbox, Popover, Portal, Stack } from "@chakra-ui/react";
import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import { isRecordValue } from "@dure/domain/records/filter/is-record-value";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ReportContent } from "@dure/domain/reports/dashboard/report";
import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useListedFields } from "../../records/filter/listed-fields";
import { useListedLabel } from "../../records/filter/use-listed-label";

type RawDataColumnsProps = {
  content: ReportContent;
  /** The columns stored with the report; if empty, the first fields are shown. */
  columns: readonly string[];
  shown: readonly ListedField[];
  onChange: (identifiers: string[]) => void;
};

/** Chooses the columns of the raw data; a new one comes last. */
export function RawDataColumns({ content, columns, shown, onChange }: RawDataColumnsProps) {
  const { t } = useTranslation("reports");
  const labelOf = useListedLabel();
  const source = "entity_type" in content.setting ? content.setting.entity_type : "deal";
  const entity = isActivitySource(source) ? "lead-deal-combined" : source;
  const { data: fields } = useListedFields(entity, "");
  const chosen = columns.length > 0 ? columns : shown.map(({ identifier }) => identifier);
  const set = (identifier: string, isShown: boolean) =>
    onChange(isShown ? [...chosen, identifier] : chosen.filter((one) => one !== identifier));
  return (
    <Popover.Root lazyMount positioning={{ placement: "bottom-end" }}>
      <Popover.Trigger asChild>
        <Button size="sm" variant="outline">
          <Columns3 aria-hidden />
          {t("report.records.columns")}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t("report.records.columns")}>
            <Popover.Body maxH="80" overflowY="auto">
              <Stack gap="2">
                {fields?.all.filter(isRecordValue).map((field) => (
                  <Checkbox.Root
                    key={field.identifier}
                    size="sm"
                    checked={chosen.includes(field.identifier)}
                    disabled={chosen.length === 1 && chosen[0] === field.identifier}
                    onCheckedChange={({ checked }) => set(field.identifier, checked === true)}
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label fontWeight="normal">{labelOf(field)}</Checkbox.Label>
                  </Checkbox.Root>
                ))}
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
