import { Grid } from "@chakra-ui/react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "../../../ui/form/bound-field";
import { TextField } from "../../../ui/form/text-field";
import { nameOrder } from "../../field/values/name-order";

type Part = "first_name" | "last_name";
type NameFieldsProps<In extends FieldValues, Out extends FieldValues> = Pick<
  BoundField<In, Out>,
  "control" | "required" | "hint"
> & {
  nameOf: (part: Part) => FieldPath<In>;
  labels: Record<Part, string>;
  autoFocus?: boolean;
};

/** A person's name in its two parts; where it is required, the first name is. */
export function NameFields<In extends FieldValues, Out extends FieldValues>(props: NameFieldsProps<In, Out>) {
  const { control, nameOf, labels, required = false, hint, autoFocus = false } = props;
  const { i18n } = useTranslation();
  return (
    <Grid templateColumns="1fr 1fr" gap="3" alignItems="start">
      {nameOrder(i18n.language).map((part, index) => (
        <TextField
          key={part}
          control={control}
          name={nameOf(part)}
          label={labels[part]}
          required={required && part === "first_name"}
          {...(hint && part === "first_name" && { hint })}
          autoFocus={autoFocus && index === 0}
          autoComplete="off"
        />
      ))}
    </Grid>
  );
}
