import { Input } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../field/use-debounced";
import type { ValueEditorProps } from "./value-editor-props";
import { valueKind } from "./value-kind";

/** A text or a number. It takes effect after a pause in typing, or when the input loses the focus. */
export function TypedEditor({ field, value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const isNumber = valueKind(field.type) === "number";
  const [text, setText] = useState(value === undefined || value === null ? "" : String(value));
  const rested = useDebounced(text, 350);
  const told = useRef(rested);
  const take = (typed: string) => {
    if (told.current === typed) return;
    told.current = typed;
    onChange(isNumber ? typedNumber(typed) : typed.trim() || undefined);
  };
  const takeRested = useEffectEvent(() => take(rested));
  useEffect(() => takeRested(), [rested]);
  return (
    <Input
      aria-label={t("filter.value")}
      placeholder={t("filter.value")}
      inputMode={isNumber ? "decimal" : "text"}
      maxLength={1000}
      value={text}
      aria-invalid={isNumber && text !== "" && typedNumber(text) === undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => take(text)}
      onKeyDown={({ key }) => (key === "Enter" || key === "Escape") && take(text)}
    />
  );
}

/** Parses a number that may have commas between thousands; undefined if the text is not a number. */
export function typedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[,\s]/g, "");
  const number = Number(plain);
  return plain === "" || !Number.isFinite(number) ? undefined : number;
}
