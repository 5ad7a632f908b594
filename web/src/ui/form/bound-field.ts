import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** What every field bound to a form takes. */
export type BoundField<In extends FieldValues, Out extends FieldValues> = {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
