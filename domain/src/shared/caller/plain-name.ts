const MAX_CHARACTERS = 60;
const NOT_IN_NAMES = /[^\p{L}\p{N} _-]+/gu;

/**
 * A display name that Identity Platform holds. Anybody can set it there directly, and it goes into mails: what a name of
 * ours may not have, such as line breaks and what makes a link, is dropped (docs/product/identity.md#addresses-and-names).
 */
export const plainName = (given: string): string => {
  const name = given.toWellFormed().normalize("NFC").replaceAll(NOT_IN_NAMES, " ").replaceAll(/ +/g, " ").trim();
  return [...name].slice(0, MAX_CHARACTERS).join("").trim();
};
