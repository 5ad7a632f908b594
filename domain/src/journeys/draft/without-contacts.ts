const HIDDEN = "•••";
const EMAIL = /(?<![^\s@<>()"',;])[^\s@<>()"',;]+@[^\s@<>()"',;.]+\.[^\s@<>()"',;]+/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seven digits or more, written like a phone number. */
const PHONE = /\+?\d[\d\s().-]{5,}\d/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PHONE_DIGITS = 7;

/** Whether a run of digits may be a phone number; a date is not. */
const isPhone = (text: string): boolean => text.replace(/\D/g, "").length >= PHONE_DIGITS && !DAY.test(text.trim());

/** A text without e-mail addresses and numbers of phones, which no draft needs and a team may have masked. */
export const withoutContacts = (text: string): string =>
  text.replace(EMAIL, HIDDEN).replace(PHONE, (found) => (isPhone(found) ? HIDDEN : found));

/** Whether a text holds an address, a link or the number of a phone. */
export const holdsContact = (text: string): boolean =>
  withoutContacts(text) !== text || text.replace(LINK, "") !== text;
