import { Box, Button, Stack } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, useState } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CustomFieldInput } from "./custom-field-input";

type CustomFieldsProps<In extends FieldValues, Out extends FieldValues> = {
  control: Control<In, unknown, Out>;
  fields: readonly Field[];
};

/** The custom fields of a new record: required fields first; the others when the user asks for them. */
export function CustomFields<In extends FieldValues, Out extends FieldValues>(props: CustomFieldsProps<In, Out>) {
  const { control, fields } = props;
  const { t } = useTranslation("records");
  const [open, setOpen] = useState(false);
  const id = useId();
  const custom = fields.filter(({ category }) => category === "custom");
  const more = custom.filter(({ required }) => !required);
  const input = (field: Field) => <CustomFieldInput key={field.id} control={control} field={field} />;
  return (
    <>
      {custom.filter(({ required }) => required).map(input)}
      {more.length > 0 && (
        <Box>
          <Button
            variant="ghost"
            size="xs"
            aria-expanded={open}
            aria-controls={id}
            // Leaving a field may show what is wrong with it, and move the button away from under the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen((before) => !before)}
          >
            {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            {open ? t("fieldValue.fewer") : t("fieldValue.more", { count: more.length })}
          </Button>
          <Stack id={id} gap="4" pt={open ? "3" : "0"} hidden={!open}>
            {more.map(input)}
          </Stack>
        </Box>
      )}
    </>
  );
}
