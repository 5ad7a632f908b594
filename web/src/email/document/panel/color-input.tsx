import { Button, HStack, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";

type ColorInputProps = {
  label: string;
  value: string | null;
  /** Shown while none is chosen. */
  initial: string;
  /** What having none of its own means; without it a colour can't be taken away. */
  none?: string;
  onChange: (value: string | null) => void;
};

export function ColorInput({ label, value, initial, none, onChange }: ColorInputProps) {
  const { t } = useTranslation("email");
  return (
    <FieldFrame label={label} hint={value === null ? none : undefined}>
      <HStack gap="2">
        <Input
          type="color"
          size="sm"
          w="12"
          p="1"
          value={value ?? initial}
          onChange={({ target }) => onChange(target.value)}
        />
        {none && value !== null && (
          <Button size="xs" variant="ghost" onClick={() => onChange(null)}>
            {t("document.panel.reset")}
          </Button>
        )}
      </HStack>
    </FieldFrame>
  );
}
