// Apart from the contract, so that a visitor's browser need not load its schemas for them.

/** A shorter search would match too many companies. */
export const MIN_SEARCH_LENGTH = 2;

/** Kinds of corporations as written before a name: (주), (유), ㈜. */
const FORM_PREFIX = /^(?:\((?:주|유|합|재|사|자|의|학|농|복)\)|㈜|㈲)\s*/;

/**
 * The search term in a typed name: without a leading corporate form in parentheses, which is not part of the name
 * (docs/product/journeys.md#search-term).
 */
export const searchTerm = (typed: string): string => typed.normalize("NFC").trim().replace(FORM_PREFIX, "");
