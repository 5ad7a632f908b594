/** What a visitor's id looks like. */
export const VISITOR_ID = /^[\w-]{1,64}$/;
/** Where a browser keeps it, for one site. */
export const VISITOR_ID_KEY = "dure-visitor-id";
