import { Button, Stack, Text } from "@chakra-ui/react";
import type { Property } from "@dure/domain/records/bulk/bulk";
import type { Field } from "@dure/domain/records/field/field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { type Draft, ValueEditor } from "../bulk/bulk-value";
import { useFieldLabel } from "../field/use-field-label";
import { asReference } from "../field/values/field-value";

type StageFieldsDialogProps = {
  /** The stage's name. */
  stage: string;
  fields: readonly Field[];
  onFilled: (property: Property) => void;
  onClose: () => void;
};

/** Asks for what a stage wants to know before a deal comes there, such as why it was lost. */
export function StageFieldsDialog({ stage, fields, onFilled, onClose }: StageFieldsDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const labelOf = useFieldLabel();
  const [drafts, setDrafts] = useState<Record<string, Draft | undefined>>({});
  const [tried, setTried] = useState(false);
  const isMissing = ({ id }: Field) => drafts[id] === undefined;
  const apply = () => {
    setTried(true);
    if (fields.some(isMissing)) return;
    const of = (custom: boolean) =>
      fields
        .filter(({ category }) => (category === "custom") === custom)
        .map((field) => ({ id: field.id, value: sent(drafts[field.id]?.value) }));
    onFilled({ custom_fields: of(true), standard_fields: of(false) });
  };
  return (
    <Modal
      open
      size="sm"
      title={t("records:board.asks", { stage })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button onClick={apply}>{t("records:pipeline.move")}</Button>
        </>
      }
    >
      <Stack gap="4">
        {fields.map((field) => (
          <Stack key={field.id} gap="1.5">
            <Text id={`asked-${field.id}`} textStyle="sm" fontWeight="medium">
              {labelOf(field)}
            </Text>
            <ValueEditor
              field={field}
              draft={drafts[field.id]}
              onDraft={(draft) => setDrafts((before) => ({ ...before, [field.id]: draft }))}
              describedBy={`asked-${field.id}`}
            />
            {tried && isMissing(field) && (
              <Text role="alert" textStyle="xs" color="fg.error">
                {t("ui:invalid.required")}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}

/** A reference is sent by its id. */
function sent(value: unknown): unknown {
  const reference = asReference(value);
  return reference ? { id: reference.id } : value;
}
