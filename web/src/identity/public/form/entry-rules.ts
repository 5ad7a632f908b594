/** Zod's own pattern; zod itself is too large for these pages. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The contract's rules of an e-mail and a password (domain/src/identity/sign-in.ts), without its schemas. */
export const entryRules = {
  isEmail: (email: string): boolean => email.length <= 254 && EMAIL.test(email),
  isPassword: (password: string): boolean =>
    password.length >= 8 && password.length <= 4096 && [/[A-Z]/, /[a-z]/, /\d/].every((one) => one.test(password)),
};
