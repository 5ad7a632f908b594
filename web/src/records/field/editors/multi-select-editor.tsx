import { useState } from "react";
import { OptionsPicker } from "../picker/options-picker";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";

/** Several options; leaving them saves. */
export function MultiSelectEditor({ field, label, value, autoFocus = true, onCommit, onCancel }: EditorProps) {
  const [draft, setDraft] = useState<string[]>(Array.isArray(value) ? value.map(String) : []);
  return (
    <EditorFrame onCommit={(byKey) => onCommit(draft, byKey)} onCancel={onCancel}>
      <OptionsPicker
        attributes={field.attributes}
        label={label}
        value={draft}
        onChange={setDraft}
        autoFocus={autoFocus}
      />
    </EditorFrame>
  );
}
