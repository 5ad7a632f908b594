import { Textarea } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";

/** Several lines. Enter begins a new one; Ctrl or Command with Enter saves, as leaving does. */
export function TextAreaEditor({
  label,
  value,
  invalid,
  describedBy,
  autoFocus = true,
  onCommit,
  onCancel,
}: EditorProps) {
  const { t } = useTranslation("records");
  const [draft, setDraft] = useState(typeof value === "string" ? value : "");
  const newLine = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.metaKey && !event.ctrlKey) event.stopPropagation();
  };
  return (
    <EditorFrame onCommit={(byKey) => onCommit(draft.trim(), byKey)} onCancel={onCancel}>
      <Textarea
        autoFocus={autoFocus}
        autoresize
        rows={3}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={t("fieldValue.doneHint")}
        value={draft}
        onKeyDown={newLine}
        onChange={({ target }) => setDraft(target.value)}
      />
    </EditorFrame>
  );
}
