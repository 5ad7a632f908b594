import { json, type Reply } from "../src/stand-in/reply";

export interface FieldError {
  message: string;
  field: string | null;
  help: string | null;
}

const HELP = "http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html#";

/** `topic` is the anchor on SendGrid's page of errors, e.g. `message.from`. */
export function fieldError(message: string, field: string, topic: string): FieldError {
  return { message, field, help: HELP + topic };
}

export function fieldErrors(status: number, errors: FieldError[]): Reply {
  return json(status, { errors });
}

/** An error of the call as a whole. */
export function sendgridError(status: number, message: string): Reply {
  return fieldErrors(status, [{ message, field: null, help: null }]);
}
