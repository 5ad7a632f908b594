import { MemberPicker } from "../../member/member-picker";
import type { EditorProps } from "./editor-props";

/** A person of the team; choosing one saves. */
export function MemberEditor({ label, value, autoFocus = true, onCommit, onCancel }: EditorProps) {
  return (
    <MemberPicker
      instant={autoFocus}
      label={label}
      value={typeof value === "string" ? value : null}
      onPick={(userId) => onCommit(userId, true)}
      onClose={onCancel}
    />
  );
}
