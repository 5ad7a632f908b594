/** A mail's heading: its subject without the team in brackets that begins it. */
export const titleOf = (subject: string): string => subject.replace(/^\[.+?\] /, "");
