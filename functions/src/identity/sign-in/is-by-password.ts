import type { AuthBlockingEvent } from "firebase-functions/identity";

/** Whether somebody signs in, or up, with a password. */
export const isByPassword = ({ eventType }: AuthBlockingEvent): boolean => eventType.endsWith(":password");
