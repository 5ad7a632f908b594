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
  /** The text for no color; without it, a color is always set. */
  none?: string;
  disabled?: boolean | undefined;
  onChange: (value: string | null) => void;
  /** Called with a typed text that is not a color, so that the form can refuse it. Without it, the value stays. */
  onInvalid?: (text: string) => void;
};

const colorIn = (text: string): string | undefined => HexColor.safeParse(text.trim()).data;

/** Picks a color, or takes a typed or pasted one as `#rrggbb`. */
export function ColorInput({ label, value, initial, none, disabled, onChange, onInvalid }: ColorInputProps) {
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value ?? "";
  const isValid = (next: string) => colorIn(next) !== undefined || (next === "" && none !== undefined);
  const pick = (next: string | null) => {
    setTyped(undefined);
    onChange(next);
  };
  const type = (next: string) => {
    setTyped(next);
    if (isValid(next)) onChange(colorIn(next) ?? null);
    else onInvalid?.(next);
  };
  return (
    <FieldFrame
      label={label}
      hint={value === null ? none : undefined}
      error={isValid(text) ? undefined : t("color.rule")}
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
          value={colorIn(value ?? "") ?? initial}
          onChange={({ target }) => pick(target.value)}
        />
        <Input
          flex="1"
          minW="20"
          size="sm"
          placeholder={initial}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => isValid(text) && setTyped(undefined)}
        />
        {none !== undefined && value !== null && (
          <Button size="xs" variant="ghost" flexShrink="0" disabled={disabled} onClick={() => pick(null)}>
            {t("color.reset")}
          </Button>
        )}
      </HStack>
    </FieldFrame>
  );
}
