import { numbersIn, saysNumber } from "../research/numbers-in";
import type { DraftKind, DraftPart, TimelineItem, WrittenDraft } from "./draft";
import { holdsContact } from "./without-contacts";

const MAX_PARTS = 12;
const MAX_TEXT = 1_000;
const MAX_SUBJECT = 150;

/**
 * The parts of the model's answer that may be shown: without links, addresses, phone numbers, and numbers that their
 * sources don't contain, and for a brief only points with a source. So neither the model nor a timeline's text can put
 * such things into a draft.
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

/** Whether the sources contain every number of a text, written alike or as the same amount. */
function isBorneOut(text: string, said: string): boolean {
  const known = new Set([...numbersIn(said), ...writtenIn(said)]);
  return (
    writtenIn(text).every((one) => saysNumber(known, one)) && amountsIn(text).every((one) => saysNumber(known, one))
  );
}

/** Numbers without their units. One with thousands separators is a single number: 1,250. */
const writtenIn = (text: string): number[] =>
  (text.normalize("NFKC").match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(",", "")));

/** Amounts with their units, such as 1,250만, so that a source with 1,250만 does not support 1,250억. */
const amountsIn = (text: string): number[] =>
  [...text.normalize("NFKC").matchAll(/\d[\d,.]{0,30}\s{0,3}(?:조|억|만|천|trillion|billion|million|thousand)/giu)].map(
    ({ 0: one }) => Math.max(...numbersIn(one)),
  );
