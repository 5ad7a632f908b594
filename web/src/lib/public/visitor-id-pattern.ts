/** The format of a visitor's id. */
export const VISITOR_ID = /^[\w-]{1,64}$/;
/** The key of the visitor's id in local storage, which is per site. */
export const VISITOR_ID_KEY = "dure-visitor-id";
