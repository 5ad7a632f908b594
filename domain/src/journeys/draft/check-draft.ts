import { numbersIn, saysNumber } from "../research/numbers-in";
import type { DraftKind, DraftPart, TimelineItem, WrittenDraft } from "./draft";
import { holdsContact } from "./without-contacts";

const MAX_PARTS = 12;
const MAX_TEXT = 1_000;
const MAX_SUBJECT = 150;

/**
 * What of the model's answer may be shown: no link, address or number of a phone, no number that its sources don't say, and no
 * point of a brief without a source. So neither the model nor a text of the timeline can put such things into a draft.
 */
export function checkDraft(
  kind: DraftKind,
  { subject, parts }: WrittenDraft,
  items: readonly TimelineItem[],
): { subject: string; parts: DraftPart[] } {
  const known = new Map(items.map((item) => [item.number, item]));
  const everything = items.map(({ text, at }) => `${text} ${at ?? ""}`).join("\n");
  const shown = parts.slice(0, MAX_PARTS).flatMap((part): DraftPart[] => {
    const text = part.text.trim().slice(0, MAX_TEXT);
    const sources = [...new Set(part.sources)].filter((number) => known.has(number));
    const said = sources.map((number) => `${known.get(number)?.text} ${known.get(number)?.at ?? ""}`).join("\n");
    if (text === "" || holdsContact(text) || !isBorneOut(text, said)) return [];
    return kind === "brief" && sources.length === 0 ? [] : [{ text, sources }];
  });
  const title = subject.trim().slice(0, MAX_SUBJECT);
  const isUsable = kind === "mail" && !holdsContact(title) && isBorneOut(title, everything);
  return { subject: isUsable ? title : "", parts: shown };
}

/** Whether every number of a text is said by its sources, as it is written there or as the same amount. */
function isBorneOut(text: string, said: string): boolean {
  const known = new Set([...numbersIn(said), ...writtenIn(said)]);
  return (
    writtenIn(text).every((one) => saysNumber(known, one)) && amountsIn(text).every((one) => saysNumber(known, one))
  );
}

/** Numbers without their units; those with commas are one: 1,250. */
const writtenIn = (text: string): number[] =>
  (text.normalize("NFKC").match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(",", "")));

/** Amounts with their units, such as 1,250만: nobody's 1,250만 becomes 1,250억. */
const amountsIn = (text: string): number[] =>
  [...text.normalize("NFKC").matchAll(/\d[\d,.]{0,30}\s{0,3}(?:조|억|만|천|trillion|billion|million|thousand)/giu)].map(
    ({ 0: one }) => Math.max(...numbersIn(one)),
  );
