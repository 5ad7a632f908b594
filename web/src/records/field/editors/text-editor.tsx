import { Input } from "@chakra-ui/react";
import type { FieldType } from "@dure/domain/records/field/field";
import { useState } from "react";
import { parseNumber } from "../values/parse-number";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";

const INPUTS: Partial<Record<FieldType, { type?: string; inputMode?: "email" | "url" | "decimal" }>> = {
  email: { inputMode: "email" },
  url: { inputMode: "url" },
  date: { type: "date" },
  currency: { inputMode: "decimal" },
  number: { inputMode: "decimal" },
  percent: { inputMode: "decimal" },
};

/** Everything that is typed as one line: text, addresses, amounts, days. */
export function TextEditor({
  field,
  label,
  value,
  invalid,
  describedBy,
  autoFocus = true,
  onCommit,
  onCancel,
}: EditorProps) {
  const { type } = field;
  const [draft, setDraft] = useState(value === null || value === undefined ? "" : String(value));
  const isNumber = type === "currency" || type === "number" || type === "percent";
  const commit = (byKey: boolean) => {
    if (isNumber) onCommit(parseNumber(draft), byKey);
    else onCommit(type === "date" ? draft || null : draft.trim(), byKey);
  };
  return (
    <EditorFrame onCommit={commit} onCancel={onCancel}>
      <Input
        {...INPUTS[type]}
        value={draft}
        autoFocus={autoFocus}
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        textAlign={isNumber ? "end" : "start"}
        fontVariantNumeric={isNumber ? "tabular-nums" : undefined}
        onFocus={({ target }) => type !== "date" && target.select()}
        onChange={({ target }) => setDraft(target.value)}
      />
    </EditorFrame>
  );
}
