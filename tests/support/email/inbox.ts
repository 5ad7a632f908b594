import type { DeliveredMessage } from "../../../emulators/sendgrid/messages";
import { type Fault, standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";

export type { DeliveredMessage };

/** The mails to an address whose subject contains `subject`, newest first. */
export async function mailsTo(email: string, subject = ""): Promise<DeliveredMessage[]> {
  const query = new URLSearchParams({ to: email, ...(subject && { subject }) });
  const response = await fetch(`${suite.sendgridUrl}/__messages?${query}`);
  return (await response.json()) as DeliveredMessage[];
}

/** The timeout for mails: they are sent by jobs, which are slow while browsers keep the machine busy. */
const MAIL_MS = 60_000;

/** Waits for `count` mails to an address. Returns the newest. */
export const mailTo = (email: string, subject = "", count = 1): Promise<DeliveredMessage> =>
  until(async () => {
    const mails = await mailsTo(email, subject);
    return mails.length >= count && mails[0];
  }, MAIL_MS);

/** The first link to the product in a mail's text. */
export function linkIn({ text }: DeliveredMessage): URL {
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

/** Injects failures of the mail service. They hit every mail of the suite, so limit `times`. */
export const addMailFault = (fault: Fault): Promise<void> => standIn(suite.sendgridUrl).addFault(fault);
