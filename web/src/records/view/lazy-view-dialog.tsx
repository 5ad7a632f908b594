import { lazyPart } from "../../ui/lazy/lazy-part";

/** The dialog of a view, with the forms' library, once it is opened. */
export const LazyViewDialog = lazyPart(async () => (await import("./view-dialog")).ViewDialog, {
  isWanted: ({ open }) => open,
});
