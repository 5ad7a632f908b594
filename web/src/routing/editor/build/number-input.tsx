import { Input, InputGroup } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";

type NumberInputProps = {
  label: string;
  unit: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

/** Types an integer within limits; the draft keeps the last valid one. */
export function NumberInput({ label, unit, min, max, value, onChange }: NumberInputProps) {
  const { t } = useTranslation("routing");
  const [typed, setTyped] = useState<string>();
  const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const type = (text: string) => {
    setTyped(text);
    if (isRight(text)) onChange(Number(text));
  };
  const text = typed ?? String(value);
  return (
    <FieldFrame label={label} error={isRight(text) ? undefined : t("build.between", { min, max })}>
      <InputGroup endAddon={unit}>
        <Input
          inputMode="numeric"
          value={text}
          onChange={({ target }) => type(target.value.trim())}
          onBlur={() => setTyped(undefined)}
        />
      </InputGroup>
    </FieldFrame>
  );
}
