const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A first check in the visitor's browser; the server checks again. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
export const isNumber = (text: string): boolean => NUMBER.test(text);

export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "");

/** A number, perhaps with a dial code of its own in front. */
export function isPhone(text: string): boolean {
  const { length } = digitsOf(text);
  return length >= 4 && length <= 20 && /^\s*\+?[\d\s().-]*$/.test(text);
}
