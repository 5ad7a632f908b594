import { type Dispatch, type ReactNode, type SetStateAction, useState } from "react";
import type { EditGuard } from "./edit-guard";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog";

type GuardedClose = {
  /** Called by Escape, the cross and a click outside. */
  close: () => void;
  /** The value for `CloseGuardContext`, which receives the guard of a form inside. */
  tell: Dispatch<SetStateAction<EditGuard | undefined>>;
  guard: EditGuard | undefined;
  /** Rendered beside the dialog. */
  question: ReactNode;
};

/** Closes a dialog or a drawer, and asks first if a form in it is edited. `given` is the guard of a form around it. */
export function useGuardedClose(onClose: () => void, given?: EditGuard): GuardedClose {
  const [told, tell] = useState<EditGuard>();
  const [asked, setAsked] = useState(false);
  const guard = given ?? told;
  const close = () => {
    if (guard?.isEdited && !guard.isSubmitted()) setAsked(true);
    else onClose();
  };
  const question = guard?.isEdited && (
    <UnsavedChangesDialog
      guard={guard}
      asked={asked}
      onStay={() => setAsked(false)}
      onClose={() => {
        setAsked(false);
        onClose();
      }}
    />
  );
  return { close, tell, guard, question };
}
