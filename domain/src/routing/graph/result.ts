/** The id of the results node. */
export const RESULT = "result";
