import { json, type Reply } from "../src/stand-in/reply";

export interface Complaint {
  message: string;
  field: string | null;
  help: string | null;
}

const HELP = "http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html#";

/** `topic` is the anchor on SendGrid's page of errors, e.g. `message.from`. */
export function complaint(message: string, field: string, topic: string): Complaint {
  return { message, field, help: HELP + topic };
}

export function complaints(status: number, errors: Complaint[]): Reply {
  return json(status, { errors });
}

/** An error about the call as a whole. */
export function sendgridError(status: number, message: string): Reply {
  return complaints(status, [{ message, field: null, help: null }]);
}
