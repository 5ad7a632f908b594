import { Button } from "@chakra-ui/react";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useFields } from "../../field/field-queries";
import { useChangeFieldDefinition } from "../../field/settings/field-settings-queries";

/** Makes what a cell says an option of its field; admins change fields. */
export function AddOptionButton({ field, label }: { field: ImportField; label: string }) {
  return useIsAdmin() && field.category === "custom" ? <AddOption field={field} label={label} /> : null;
}

function AddOption({ field: { entity, field_id }, label }: { field: ImportField; label: string }) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const { data: definitions } = useFields(entity);
  const change = useChangeFieldDefinition(entity);
  const field = definitions?.find(({ id }) => id === field_id);
  if (!field) return null;
  const options = (field.attributes.options ?? []).map(({ label: name, value }) => ({ label: name, value }));
  const add = () =>
    change.mutate(
      { field, change: { attributes: { options: [...options, { label: label.trim() }] } } },
      { onError: (error) => notify.error({ title: errorText(error) }) },
    );
  return (
    <Button size="2xs" variant="plain" px="0" loading={change.isPending} onClick={add}>
      {t("import.addOption", { label: label.trim() })}
    </Button>
  );
}
