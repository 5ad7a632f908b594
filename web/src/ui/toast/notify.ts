import { createToaster } from "@chakra-ui/react";

/** High enough for the buttons at the foot of a drawer. */
const OFFSETS = { top: "1rem", right: "1rem", bottom: "4.5rem", left: "1rem" };

/** Toasts: `notify.success({ title })`. Show errors beside their cause where there is room. */
export const notify = createToaster({ placement: "bottom-end", pauseOnPageIdle: true, max: 4, offsets: OFFSETS });
