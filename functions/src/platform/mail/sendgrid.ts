import client from "@sendgrid/client";
import mail from "@sendgrid/mail";
import { sendgridApiKey, sendgridUrl } from "../config";

const TIMEOUT_MS = 30_000;

/** SendGrid's SDK. It has one client for the process; setting its key resets its base URL. */
export function sendgrid(): { client: typeof client; mail: typeof mail } {
  client.setApiKey(sendgridApiKey.value());
  client.setDefaultRequest("baseUrl", `${sendgridUrl.value()}/`);
  mail.setClient(client);
  mail.setTimeout(TIMEOUT_MS);
  return { client, mail };
}
