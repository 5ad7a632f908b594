import { Button } from "@chakra-ui/react";
import { newOptions } from "@dure/domain/records/import/definition/new-options";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useFields } from "../../field/field-queries";
import { useChangeFieldDefinition } from "../../field/settings/field-settings-queries";

type AddOptionButtonProps = { field: ImportField; text: string };

/** Adds the texts of a cell to the options of its field, as far as they are missing. Only admins may change fields. */
export function AddOptionButton({ field, text }: AddOptionButtonProps) {
  return useIsAdmin() && field.category === "custom" ? <AddOption field={field} text={text} /> : null;
}

function AddOption({ field: { entity, field_id, type }, text }: AddOptionButtonProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const { data: definitions } = useFields(entity);
  const change = useChangeFieldDefinition(entity);
  const field = definitions?.find(({ id }) => id === field_id);
  if (!field) return null;
  const labels = newOptions(type, field.attributes.options ?? [], text);
  if (labels.length === 0) return null;
  const options = (field.attributes.options ?? []).map(({ label: name, value }) => ({ label: name, value }));
  const add = () =>
    change.mutate(
      { field, change: { attributes: { options: [...options, ...labels.map((label) => ({ label }))] } } },
      { onError: (error) => notify.error({ title: errorText(error) }) },
    );
  return (
    <Button size="2xs" variant="plain" px="0" loading={change.isPending} onClick={add}>
      {t("import.addOption", { label: labels.join(", ") })}
    </Button>
  );
}
