/** A statement asks for what happened to mails, which the model has not read yet. `withModel` reads it and asks again. */
export class MailActivityMissing extends Error {
  constructor() {
    super("The model has not read what happened to mails.");
  }
}
