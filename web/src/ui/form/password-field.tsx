import { IconButton, Input, InputGroup } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

type PasswordFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  autoComplete: "current-password" | "new-password";
};

/** A password field with a button that shows the text. */
export function PasswordField<In extends FieldValues, Out extends FieldValues>(props: PasswordFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, autoComplete } = props;
  const { field, fieldState } = useController({ control, name });
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      variant="ghost"
      size="xs"
      me="-2"
      color="fg.muted"
      aria-label={shown ? t("hidePassword") : t("showPassword")}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <InputGroup endElement={toggle}>
        <Input type={shown ? "text" : "password"} autoComplete={autoComplete} {...field} />
      </InputGroup>
    </FieldFrame>
  );
}
