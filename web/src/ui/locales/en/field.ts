import type { TextsLike } from "../../../lib/language/texts-like";
import type { field as ko } from "../ko/field";

export const field: TextsLike<typeof ko> = {
  hidePassword: "Hide password",
  showPassword: "Show password",
  required: "Required",
  color: {
    pick: "Pick: {{label}}",
    rule: "Please enter a color such as #3366ff.",
    reset: "Reset",
  },
  invalid: {
    required: "Required field",
    tooLong: "Please use at most {{max}} characters.",
    tooShort: "Please use at least {{min}} characters.",
    format: "This isn't valid.",
  },
};
