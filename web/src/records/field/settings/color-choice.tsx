import { Box, HStack, VisuallyHidden } from "@chakra-ui/react";
import { OPTION_COLORS, type OptionColor } from "@dure/domain/records/field/option-color";
import { useId } from "react";
import { useTranslation } from "react-i18next";

type ColorChoiceProps = {
  label: string;
  value: OptionColor | undefined;
  onChange: (color: OptionColor | undefined) => void;
};

/** A color of the palette, or none. */
export function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  const { t } = useTranslation("records");
  const name = useId();
  return (
    <HStack as="fieldset" gap="1.5" wrap="wrap">
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      {([undefined, ...OPTION_COLORS] as const).map((color) => (
        <Box
          as="label"
          key={color ?? "none"}
          position="relative"
          cursor="pointer"
          title={t(`color.${color ?? "none"}`)}
        >
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              checked={value === color}
              aria-label={t(`color.${color ?? "none"}`)}
              onChange={() => onChange(color)}
            />
          </VisuallyHidden>
          <Box
            boxSize="6"
            rounded="full"
            bg={color ? `${color}.500` : "bg"}
            borderWidth="1px"
            borderColor={color ? "transparent" : "border.emphasized"}
            css={{
              "input:checked ~ &, input:checked + &": {
                outline: "2px solid",
                outlineColor: "fg",
                outlineOffset: "2px",
              },
              "input:focus-visible ~ &": {
                outline: "2px solid",
                outlineColor: "brand.focusRing",
                outlineOffset: "2px",
              },
            }}
          />
        </Box>
      ))}
    </HStack>
  );
}
