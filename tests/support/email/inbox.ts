import type { DeliveredMessage } from "../../../emulators/sendgrid/messages";
import { type Fault, standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";

export type { DeliveredMessage };

/** The mails that have reached an address, newest first; `subject` is a part of it. */
export async function mailsTo(email: string, subject = ""): Promise<DeliveredMessage[]> {
  const query = new URLSearchParams({ to: email, ...(subject && { subject }) });
  const response = await fetch(`${suite.sendgridUrl}/__messages?${query}`);
  return (await response.json()) as DeliveredMessage[];
}

/** The newest mail to an address, once there are `count` of them. */
export const mailTo = (email: string, subject = "", count = 1): Promise<DeliveredMessage> =>
  until(async () => {
    const mails = await mailsTo(email, subject);
    return mails.length >= count && mails[0];
  });

/** The first address in a mail's text that leads to the product. */
export function linkIn({ text }: DeliveredMessage): URL {
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

/** Makes the mail service's calls go wrong, for every mail of the suite: a few times only. */
export const addMailFault = (fault: Fault): Promise<void> => standIn(suite.sendgridUrl).addFault(fault);
