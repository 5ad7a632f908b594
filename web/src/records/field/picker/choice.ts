import type { OptionColor } from "@dure/domain/records/field/option-color";
import type { LucideIcon } from "lucide-react";

/** A choice in a picker. */
export type Choice = {
  value: string;
  label: string;
  hint?: string;
  color?: OptionColor | undefined;
  person?: boolean;
  icon?: LucideIcon;
  /** Choosing it creates something new, which takes a moment. */
  isNew?: boolean;
};
