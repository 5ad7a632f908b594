import type { Locale, Text } from "../../shared/text";
import type { TimelineEntry } from "./timeline";

/** The texts of mails in a record's timeline, with the actor: the product, or the recipient. */
const MOMENTS = {
  "mail.sent": { by: "system", ko: "이메일을 보냈어요", en: "Sent an email" },
  "mail.opened": { by: "visitor", ko: "이메일을 열었어요", en: "Opened an email" },
  "mail.clicked": { by: "visitor", ko: "이메일의 링크를 눌렀어요", en: "Clicked a link in an email" },
  "mail.unsubscribed": { by: "visitor", ko: "수신을 거부했어요", en: "Unsubscribed" },
  "mail.complained": { by: "visitor", ko: "이메일을 스팸으로 신고했어요", en: "Reported an email as spam" },
  "mail.bounced": { by: "system", ko: "이메일이 반송됐어요", en: "An email bounced" },
} as const satisfies Record<string, Text & { by: TimelineEntry["actor"]["type"] }>;

export type MailMomentType = keyof typeof MOMENTS;

/** Something that happened to a mail to a record's address, provided by the e-mail area. */
export type MailMoment = {
  /** Unique among the moments of a record. */
  id: string;
  at: string;
  type: MailMomentType;
  /** The mail's name, and the clicked link. */
  title: string;
  /** The campaign whose report tells more; null for mails without one. */
  campaign_id: string | null;
};

export function viewMailMoment({ id, at, type, title, campaign_id }: MailMoment, locale: Locale): TimelineEntry {
  const { by, ...words } = MOMENTS[type];
  return {
    ...{ id, at, kind: "mail", type, message: words[locale], title, campaign_id },
    starts_at: null,
    actor: { id: by, name: "", type: by },
    changes: [],
  };
}

/** Where a page of a timeline begins: after an entry of this time and id. */
export type TimelinePlace = { at: string; id: string };

/** The newest first; of two at one time, the greater id. */
export const compareEntries = (a: TimelinePlace, b: TimelinePlace): number =>
  compare(b.at, a.at) || compare(b.id, a.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Merges two lists, each in any order, into a page of the timeline. It has one more entry than `limit` if there are
 * more.
 */
export const mergedPage = <A extends TimelinePlace, B extends TimelinePlace>(
  entries: readonly A[],
  moments: readonly B[],
  { after, limit }: { after: TimelinePlace | undefined; limit: number },
): (A | B)[] => {
  const later = after ? moments.filter((one) => compareEntries(after, one) < 0) : moments;
  return [...entries, ...later].sort(compareEntries).slice(0, limit + 1);
};
