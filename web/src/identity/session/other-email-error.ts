/** The account chosen in the provider's popup has another e-mail than the typed one. */
export class OtherEmailError extends Error {
  readonly email: string;

  constructor(email: string) {
    super(`Not the account of ${email}`);
    this.email = email;
  }
}
