import type { OptionColor } from "@dure/domain/records/field/option-color";
import type { LucideIcon } from "lucide-react";

/** One of what a picker offers. */
export type Choice = {
  value: string;
  label: string;
  hint?: string;
  color?: OptionColor | undefined;
  person?: boolean;
  icon?: LucideIcon;
  /** Choosing it makes something new, which takes a moment. */
  isNew?: boolean;
};
