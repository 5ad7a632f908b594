import { Button, HStack, Input } from "@chakra-ui/react";
import { HexColor } from "@dure/domain/routing/router/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";

/** The default colour, which the picker shows while no colour is set. */
const DEFAULT_COLOR = "#0f766e";

type ColorInputProps = { value: string | null; onChange: (value: string | null) => void };

/** Picks or types a colour of the form; an empty value is the default colour. */
export function ColorInput({ value, onChange }: ColorInputProps) {
  const { t } = useTranslation("routing");
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value ?? "";
  const isWrong = text !== "" && !HexColor.safeParse(text).success;
  const type = (next: string) => {
    setTyped(next);
    if (next === "") onChange(null);
    else if (HexColor.safeParse(next).success) onChange(next);
  };
  return (
    <FieldFrame label={t("build.color")} error={isWrong ? t("build.colorRule") : undefined}>
      <HStack w="full" maxW="xs">
        <Input
          type="color"
          w="10"
          p="1"
          flexShrink="0"
          aria-label={t("build.pickColor")}
          value={value ?? DEFAULT_COLOR}
          onChange={({ target }) => type(target.value)}
        />
        <Input
          placeholder="#3366ff"
          maxLength={7}
          value={text}
          onChange={({ target }) => type(target.value.trim())}
          onBlur={() => setTyped(undefined)}
        />
        <Button variant="ghost" disabled={value === null} onClick={() => type("")}>
          {t("build.defaultColor")}
        </Button>
      </HStack>
    </FieldFrame>
  );
}
