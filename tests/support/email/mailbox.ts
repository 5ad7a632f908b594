import { allowConsent } from "../../../emulators/src/seed/allow-consent";
import { addressIn, mimeHeaders } from "../../../emulators/src/stand-in/mime-headers";
import { startConsent } from "../scheduling/booking";
import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import type { Member } from "../teams/tenant";

type MailProvider = "google" | "outlook";

export const mailService = (provider: MailProvider) =>
  standIn(provider === "google" ? suite.googleUrl : suite.microsoftUrl);

/** Connects a mailbox of a member as their browser would. */
export async function connectMailbox(member: Member, provider: MailProvider, email = member.email): Promise<void> {
  const { url, cookie } = await startConsent(member, { provider, service: "email" });
  await allowConsent(url, email, cookie);
}

/** The mails that a mailbox sent to an address: their headers, and the whole message. */
export async function sentFrom(provider: MailProvider, email: string, to: string) {
  const { sentMails } = await mailService(provider).state<{ sentMails: { email: string; message: string }[] }>();
  return sentMails
    .filter((one) => one.email === email)
    .map(({ message }) => ({ message, headers: mimeHeaders(message) ?? new Map<string, string>() }))
    .filter(({ headers }) => addressIn(headers.get("to")) === to);
}
