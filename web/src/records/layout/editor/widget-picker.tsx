import { Checkbox, CheckboxGroup, Fieldset, Flex } from "@chakra-ui/react";
import { canBeWidget } from "@dure/domain/records/layout/default-layout";
import { useTranslation } from "react-i18next";
import { useLayoutEditing } from "./layout-context";

const MAX_WIDGETS = 5;

/** Chooses the e-mail, phone and link fields that are shown as buttons above the columns. */
export function WidgetPicker() {
  const { t } = useTranslation("records");
  const { draft, fields, labelOf, change } = useLayoutEditing();
  const choices = [...new Map(fields.filter(canBeWidget).map((field) => [field.id, field])).keys()];
  const { widgets } = draft;
  return (
    <Fieldset.Root mb="4">
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("layout.widgets")}
      </Fieldset.Legend>
      <Fieldset.HelperText>{t("layout.widgetsHint")}</Fieldset.HelperText>
      <CheckboxGroup value={widgets} onValueChange={(next) => change((before) => ({ ...before, widgets: next }))}>
        <Flex gap="4" wrap="wrap">
          {choices.map((id) => (
            <Checkbox.Root
              key={id}
              value={id}
              size="sm"
              disabled={!widgets.includes(id) && widgets.length >= MAX_WIDGETS}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="normal">{labelOf(id)}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Flex>
      </CheckboxGroup>
    </Fieldset.Root>
  );
}
