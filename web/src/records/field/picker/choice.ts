import type { LucideIcon } from "lucide-react";

/** One of what a picker offers. */
export type Choice = {
  value: string;
  label: string;
  hint?: string;
  person?: boolean;
  icon?: LucideIcon;
  /** Choosing it makes something new, which takes a moment. */
  isNew?: boolean;
};
