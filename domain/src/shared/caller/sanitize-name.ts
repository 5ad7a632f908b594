const MAX_CHARACTERS = 60;
const NOT_IN_NAMES = /[^\p{L}\p{N} _-]+/gu;

/**
 * A display name from Identity Platform. Anybody can set it there directly, and it is used in mails, so characters that
 * our own names can't have, such as line breaks and parts of links, are dropped
 * (docs/product/identity.md#addresses-and-names).
 */
export const sanitizeName = (given: string): string => {
  const name = given.toWellFormed().normalize("NFC").replaceAll(NOT_IN_NAMES, " ").replaceAll(/ +/g, " ").trim();
  return [...name].slice(0, MAX_CHARACTERS).join("").trim();
};
