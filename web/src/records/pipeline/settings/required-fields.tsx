import { Button, Checkbox, Fieldset, Stack, Text } from "@chakra-ui/react";
import { EDITABLE_FIELDS } from "@dure/domain/records/field/built-in-fields";
import type { Field } from "@dure/domain/records/field/field";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { useFields } from "../../field/field-queries";
import { useCreateField } from "../../field/settings/field-settings-queries";
import { useFieldLabel } from "../../field/use-field-label";

type RequiredFieldsProps = { value: readonly string[]; isLost: boolean; onChange: (ids: readonly string[]) => void };

/**
 * The fields that must be filled in before a deal enters a stage. For a lost stage, a button creates the field for the
 * reason.
 */
export function RequiredFields({ value, isLost, onChange }: RequiredFieldsProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const { data: fields = [] } = useFields("deal");
  const create = useCreateField("deal");
  const choices = fields.filter(isAskable);
  const [added, setAdded] = useState("");
  const reason = t("pipelineSettings.lostReason");
  // The reason's field may be named in the other language or differently, so a required select field counts too.
  const hasReason = choices.some(
    ({ id, label, type }) => label === reason || (type === "select" && value.includes(id)),
  );
  const addReason = () => {
    const options = t("pipelineSettings.lostReasons")
      .split(";")
      .map((label) => ({ label }));
    const onSuccess = ({ id }: Field) => {
      setAdded(id);
      onChange([...value, id]);
    };
    create.mutate({ label: reason, type: "select", attributes: { options } }, { onSuccess });
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("pipelineSettings.required")}
      </Fieldset.Legend>
      <Text textStyle="xs" color="fg.muted">
        {t("pipelineSettings.requiredHint")}
      </Text>
      <Stack gap="0" maxH="12rem" overflowY="auto" borderWidth="1px" rounded="l2" py="1">
        {choices.map((field) => (
          <Checkbox.Root
            key={field.id}
            size="sm"
            px="2"
            minH="8"
            checked={value.includes(field.id)}
            onCheckedChange={({ checked }) =>
              onChange(checked === true ? [...value, field.id] : value.filter((id) => id !== field.id))
            }
          >
            <Checkbox.HiddenInput ref={field.id === added ? focus : undefined} />
            <Checkbox.Control />
            <Checkbox.Label fontWeight="normal">{labelOf(field)}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      {isLost && !hasReason && (
        <Button variant="outline" size="xs" alignSelf="flex-start" loading={create.isPending} onClick={addReason}>
          <Plus aria-hidden />
          {t("pipelineSettings.addLostReason")}
        </Button>
      )}
      <FormError error={create.error} />
    </Fieldset.Root>
  );
}

/** Shows the new field, the last of the list, and keeps the focus that its button had. */
const focus = (input: HTMLInputElement | null) => input?.focus();

const isAskable = ({ id, category, type }: Field): boolean =>
  type !== "checkbox" &&
  (category === "custom" ||
    (category === "standard" && (type === "many-to-one" || (EDITABLE_FIELDS.deal as readonly string[]).includes(id))));
