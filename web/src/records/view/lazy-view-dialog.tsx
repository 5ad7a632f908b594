import { lazyPart } from "../../ui/lazy/lazy-part";

/** The dialog of a view. It is loaded with the form library when it is first opened. */
export const LazyViewDialog = lazyPart(async () => (await import("./view-dialog")).ViewDialog, {
  isWanted: ({ open }) => open,
});
