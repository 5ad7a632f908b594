import { Input } from "@chakra-ui/react";
import { useState } from "react";

type TypedNumberProps = { label: string; value: number; onChange: (value: number) => void };

/** Types a number; the draft keeps the last complete one. */
export function TypedNumber({ label, value, onChange }: TypedNumberProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (isNumber(text)) onChange(Number(text));
  };
  return (
    <Input
      size="sm"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={typed !== undefined && !isNumber(typed)}
      value={typed ?? String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const isNumber = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));
