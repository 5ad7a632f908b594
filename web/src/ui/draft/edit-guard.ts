/** What a dialog or a page knows of its form before it lets it go. */
export type EditGuard = {
  /** Whether something was typed that is not stored. */
  isEdited: boolean;
  /** Whether a submit is under way or done, after which nothing is asked. */
  isSubmitted: () => boolean;
  /** Whether what was typed waits in this browser when the form is closed. */
  keepsDraft: boolean;
  /** Whether the form shows what was typed before. */
  isRestored: boolean;
  /** Forgets the draft. */
  discard: () => void;
  /** Forgets the draft, and shows the form as it began. */
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
