import { Button, chakra, HStack, Input } from "@chakra-ui/react";
import { HexColor } from "@dure/domain/shared/color/hex-color";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "./field-frame";

type ColorInputProps = {
  label: string;
  value: string | null;
  /** The picker's color while none is set. */
  initial: string;
  /** What it means that no color is set; without it there is always one. */
  none?: string;
  disabled?: boolean | undefined;
  onChange: (value: string | null) => void;
};

/** Picks a color, or takes a typed or pasted one as `#rrggbb`. The value stays until what is typed is a color. */
export function ColorInput({ label, value, initial, none, disabled, onChange }: ColorInputProps) {
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value ?? "";
  const { data: color } = HexColor.safeParse(text.trim());
  const isEmpty = text === "" && none !== undefined;
  const type = (next: string) => {
    setTyped(next);
    const { data } = HexColor.safeParse(next.trim());
    if (data !== undefined) onChange(data);
    else if (next === "" && none !== undefined) onChange(null);
  };
  return (
    <FieldFrame
      label={label}
      hint={value === null ? none : undefined}
      error={color === undefined && !isEmpty ? t("color.rule") : undefined}
      disabled={disabled}
    >
      <HStack w="full" maxW="xs" gap="2" wrap="wrap">
        <chakra.input
          type="color"
          aria-label={t("color.pick", { label })}
          boxSize="9"
          flexShrink="0"
          p="1"
          borderWidth="1px"
          borderRadius="l2"
          bg="transparent"
          disabled={disabled}
          value={value ?? initial}
          onChange={({ target }) => type(target.value)}
        />
        <Input
          flex="1"
          minW="20"
          size="sm"
          placeholder={initial}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        {none !== undefined && value !== null && (
          <Button size="xs" variant="ghost" flexShrink="0" disabled={disabled} onClick={() => type("")}>
            {t("color.reset")}
          </Button>
        )}
      </HStack>
    </FieldFrame>
  );
}
