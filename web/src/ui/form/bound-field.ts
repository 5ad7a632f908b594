import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** The props of every field that is bound to a form. */
export type BoundField<In extends FieldValues, Out extends FieldValues> = {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
