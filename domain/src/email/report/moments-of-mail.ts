import type { MailMoment } from "../../records/timeline/mail-moment";
import type { MailFact } from "../event/mail-fact";
import type { TrackedRecipient } from "../event/tracked-recipient";

/** Links of one mail whose clicks a timeline tells. */
const MAX_CLICKS = 20;

/**
 * The entries of a record's timeline for one mail: that it was sent, its first opening, the first click of each link,
 * an unsubscription, a complaint and a bounce. Opens and clicks of known machines are left out.
 */
export function momentsOfMail(campaign: { id: string; name: string }, recipient: TrackedRecipient): MailMoment[] {
  const { id, sent_at, unsubscribed_at, complained_at, bounced_at, facts } = recipient;
  if (sent_at === null) return [];
  const moment = (type: MailMoment["type"], at: string, link = ""): MailMoment => ({
    id: ["mail", campaign.id, id, type.slice("mail.".length), link && hashOf(link)].filter(Boolean).join("-"),
    ...{ at, type, campaign_id: campaign.id },
    title: [campaign.name, link].filter(Boolean).join("\n"),
  });
  const people = facts.filter(({ machine }) => !machine).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const opened = people.find(({ kind }) => kind === "open");
  return [
    moment("mail.sent", sent_at),
    ...(opened ? [moment("mail.opened", opened.at)] : []),
    ...firstClicks(people).map(({ at, link }) => moment("mail.clicked", at, link)),
    ...(unsubscribed_at ? [moment("mail.unsubscribed", unsubscribed_at)] : []),
    ...(complained_at ? [moment("mail.complained", complained_at)] : []),
    ...(bounced_at ? [moment("mail.bounced", bounced_at)] : []),
  ];
}

/** @param facts in the order of time */
function firstClicks(facts: readonly MailFact[]): MailFact[] {
  const byLink = new Map<string, MailFact>();
  for (const fact of facts)
    if (fact.kind === "click" && !byLink.has(fact.link ?? "")) byLink.set(fact.link ?? "", fact);
  return [...byLink.values()].slice(0, MAX_CLICKS);
}

/** Tells links of one mail apart in an id. */
function hashOf(text: string): string {
  let hash = 5381;
  for (const char of text) hash = (hash * 33 + (char.codePointAt(0) ?? 0)) % 4_294_967_296;
  return hash.toString(36);
}
