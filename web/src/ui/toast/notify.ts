import { createToaster } from "@chakra-ui/react";

/** Short notices. `notify.success({ title })`; failures belong beside what failed wherever there is room. */
export const notify = createToaster({ placement: "bottom-end", pauseOnPageIdle: true, max: 4 });
