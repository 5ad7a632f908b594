/** What a dialog or a page knows about its form before it closes. */
export type EditGuard = {
  /** Whether the form has unsaved changes. */
  isEdited: boolean;
  /** Whether a submit is pending or done. Then the user is not asked before the form closes. */
  isSubmitted: () => boolean;
  /** Whether the browser keeps a draft when the form is closed. */
  keepsDraft: boolean;
  /** Whether the form shows a restored draft. */
  isRestored: boolean;
  /** Removes the draft. */
  discard: () => void;
  /** Removes the draft and shows the initial values. */
  startOver: () => void;
};

/** The guard of a form without a draft. */
export const guardOf = (isEdited: boolean, isSubmitted: boolean): EditGuard => ({
  isEdited,
  isSubmitted: () => isSubmitted,
  keepsDraft: false,
  isRestored: false,
  discard: () => undefined,
  startOver: () => undefined,
});
