import { useState } from "react";
import { EditorFrame } from "../field/editors/editor-frame";
import type { EditorProps } from "../field/editors/editor-props";
import { RegistryInput } from "./registry-input";
import type { RegistryCompany } from "./use-registry-search";

type CompanyNameEditorProps = EditorProps & {
  /** A company of the registry was chosen, which saves at once. */
  onChoose: (company: RegistryCompany) => void;
};

/** A company's name in place: typed, or chosen from the registry. */
export function CompanyNameEditor(props: CompanyNameEditorProps) {
  const { label, value, invalid, describedBy, onCommit, onCancel, onChoose } = props;
  const [draft, setDraft] = useState(typeof value === "string" ? value : "");
  return (
    <EditorFrame onCommit={(byKey) => onCommit(draft.trim(), byKey)} onCancel={onCancel}>
      <RegistryInput
        label={label}
        value={draft}
        invalid={invalid}
        describedBy={describedBy}
        autoFocus
        onFocus={({ target }) => target.select()}
        onType={setDraft}
        onChoose={onChoose}
      />
    </EditorFrame>
  );
}
