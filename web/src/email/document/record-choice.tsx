import { Box, HStack } from "@chakra-ui/react";
import type { Reference } from "@dure/domain/records/record/record";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReferencePicker } from "../../records/field/picker/reference-picker";
import { FieldFrame } from "../../ui/form/field-frame";
import { SelectInput } from "../../ui/form/select-input";

const ENTITIES = ["lead", "deal"] as const;
type Entity = (typeof ENTITIES)[number];

type RecordChoiceProps = { value: Reference | null; onChange: (record: Reference | null) => void };

/** The lead or deal whose values fill the preview, out of those that the user may see; or sample values. */
export function RecordChoice({ value, onChange }: RecordChoiceProps) {
  const { t } = useTranslation("email");
  const [entity, setEntity] = useState<Entity>("lead");
  return (
    <HStack gap="2" align="start" flex="1" minW="64">
      <Box flexShrink="0">
        <SelectInput<Entity>
          label={t("document.preview.entity")}
          value={entity}
          options={ENTITIES.map((one) => ({ value: one, label: t(`document.preview.${one}`) }))}
          onChange={(chosen) => {
            setEntity(chosen);
            onChange(null);
          }}
        />
      </Box>
      <Box flex="1" minW="0">
        <FieldFrame label={t("document.preview.record")} hint={t("editor.previewHint")}>
          <ReferencePicker
            key={entity}
            entity={entity}
            label={t("document.preview.record")}
            value={value}
            onPick={onChange}
          />
        </FieldFrame>
      </Box>
    </HStack>
  );
}
