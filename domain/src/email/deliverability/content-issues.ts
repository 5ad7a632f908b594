import { bytesOf } from "../../shared/strings/bytes-of";
import { replaceVariables } from "../variable/variable";

/** What a mail says, as it is sent. */
export type MailText = { subject: string; html: string; text: string };

/** The results of fetching a mail's links and images. */
export type LinkFacts = { deadLinks: readonly string[]; largeImages: readonly string[] };

/** Why mail services may take a mail for spam, or people not read it. */
export const CONTENT_PROBLEMS = [
  "spam_words",
  "capitals",
  "punctuation",
  "dead_links",
  "large_images",
  "images_only",
  "clipped",
] as const;
export type ContentProblem = (typeof CONTENT_PROBLEMS)[number];

/** `names` are the words or addresses in question. */
export type ContentIssue = { problem: ContentProblem; names: string[] };

/** Gmail cuts a mail off after that. */
const CLIPPED_BYTES = 102 * 1024;
const MIN_CAPITALS = 8;
/** A mail with images must have at least this many characters of text. */
const MIN_TEXT_LENGTH = 40;

const SPAM_WORDS: readonly RegExp[] = [
  /공짜/g,
  /대박/g,
  /당첨/g,
  /파격\s?(?:가|할인|세일)/g,
  /100\s?%\s?(?:보장|무료|환급)/g,
  /수익\s?보장/g,
  /고수익/g,
  /무담보|무직자|당일\s?대출/g,
  /카지노|바카라|토토/g,
  /마지막\s?기회/g,
  /act now/gi,
  /100\s?% free/gi,
  /risk[- ]free/gi,
  /no obligation/gi,
  /guaranteed (?:income|results?|winner)/gi,
  /you(?:'ve| have) won/gi,
  /earn (?:extra )?(?:cash|money|\$)/gi,
  /cash bonus/gi,
  /once in a lifetime/gi,
  /\b(?:casino|viagra)\b/gi,
  /\bclick here\b/gi,
];

/** All that may keep a mail from being read. Each problem comes once; none of them keeps a mail from being sent. */
export function contentIssues(
  { subject, html, text }: MailText,
  { deadLinks, largeImages }: LinkFacts,
): ContentIssue[] {
  const found: [ContentProblem, readonly string[] | boolean][] = [
    ["spam_words", spamWordsIn(`${subject}\n${text}`)],
    ["capitals", isShouted(subject)],
    ["punctuation", /[!?！？]{2,}/.test(subject)],
    ["dead_links", deadLinks],
    ["large_images", largeImages],
    ["images_only", imagesIn(html).length > 0 && text.trim().length < MIN_TEXT_LENGTH],
    ["clipped", bytesOf(html) > CLIPPED_BYTES],
  ];
  return found.flatMap(([problem, names]) => {
    if (names === false || (typeof names === "object" && names.length === 0)) return [];
    return [{ problem, names: names === true ? [] : [...names] }];
  });
}

function spamWordsIn(text: string): string[] {
  const words = SPAM_WORDS.flatMap((word) => [...text.matchAll(word)].map(([found]) => found.toLowerCase()));
  return [...new Set(words)];
}

/** Whether all Latin letters of a subject are capitals; Korean text is ignored. */
function isShouted(subject: string): boolean {
  const letters = replaceVariables(subject, () => "").match(/[a-z]/gi) ?? [];
  const capitals = letters.filter((letter) => letter === letter.toUpperCase());
  return capitals.length >= MIN_CAPITALS && capitals.length === letters.length;
}

const ENTITY = /&amp;/g;
const addressesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address.replaceAll(ENTITY, "&"))),
];

/**
 * The addresses of pages that a mail links to. Those with a variable are left out: they are only known when it is sent.
 */
export const linksIn = (html: string): string[] =>
  addressesOf(html, /<a\b[^<>]*?\shref="(https?:\/\/[^"]*)"/gi).filter((address) => !address.includes("{{"));

/** The addresses of a mail's images. */
export const imagesIn = (html: string): string[] =>
  addressesOf(html, /<img\b[^<>]*?\ssrc="(https?:\/\/[^"]*)"/gi).filter((address) => !address.includes("{{"));
