import { createToaster } from "@chakra-ui/react";

/** Toasts: `notify.success({ title })`. Show errors beside their cause where there is room. */
export const notify = createToaster({ placement: "bottom-end", pauseOnPageIdle: true, max: 4 });
