import { tidyTable } from "@dure/domain/records/import/table-limits";
import type { Text } from "@dure/domain/shared/text";
import { readProperties, type VcardProperty } from "./vcard-property";

/** Columns of a table of cards, each named so that the mapping suggests its field. */
const COLUMNS: readonly { label: Text; read: (card: Card) => string }[] = [
  { label: { ko: "리드명", en: "Lead name" }, read: titleOf },
  { label: { ko: "연락처 이름", en: "Contact name" }, read: nameOf },
  { label: { ko: "연락처 이메일", en: "Contact email" }, read: (card) => preferred(card, "EMAIL")?.parts[0] ?? "" },
  { label: { ko: "연락처 휴대폰", en: "Contact mobile" }, read: (card) => phonesOf(card).mobile },
  { label: { ko: "연락처 전화", en: "Contact telephone" }, read: (card) => phonesOf(card).tel },
  { label: { ko: "연락처 팩스", en: "Contact fax" }, read: (card) => phonesOf(card).fax },
  { label: { ko: "연락처 부서", en: "Contact department" }, read: (card) => organisation(card).slice(1).join(" ") },
  {
    label: { ko: "연락처 직책", en: "Contact role" },
    read: (card) => textOf(card, "TITLE") || textOf(card, "ROLE"),
  },
  { label: { ko: "회사명", en: "Company name" }, read: (card) => organisation(card)[0] ?? "" },
  { label: { ko: "홈페이지", en: "Website" }, read: (card) => textOf(card, "URL") },
  { label: { ko: "회사 주소", en: "Company address" }, read: addressOf },
];

type Card = readonly VcardProperty[];

/**
 * The cards of a vCard file (2.1, 3.0 or 4.0) as a table for the import: a header in the person's language, then a row
 * for each card that names somebody. The same card twice becomes one row.
 * @returns no rows if the text holds no card
 */
export function parseVcards(text: string, locale: "ko" | "en"): string[][] {
  const rows = cardsOf(text)
    .filter((card) => titleOf(card) !== "")
    .map((card) => COLUMNS.map(({ read }) => read(card)));
  const different = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  if (different.length === 0) return [];
  const used = COLUMNS.map((_, column) => column).filter((column) => different.some((row) => row[column] !== ""));
  const header = COLUMNS.map(({ label }) => label[locale]);
  return tidyTable([header, ...different].map((row) => used.map((column) => row[column] ?? "")));
}

function cardsOf(text: string): Card[] {
  const cards: VcardProperty[][] = [];
  let open: VcardProperty[] | undefined;
  for (const property of readProperties(text)) {
    const marker = property.parts[0]?.toUpperCase() === "VCARD" ? property.name : "";
    if (marker === "BEGIN") open = [];
    else if (marker === "END") {
      if (open) cards.push(open);
      open = undefined;
    } else open?.push(property);
  }
  return cards;
}

/** What the lead is called: the person, else the company, else the address. */
function titleOf(card: Card): string {
  return nameOf(card) || organisation(card)[0] || preferred(card, "EMAIL")?.parts[0] || "";
}

/** Korean names are written without a space, the family name first. */
function nameOf(card: Card): string {
  const written = textOf(card, "FN");
  if (written) return written;
  const [family = "", given = "", middle = ""] = first(card, "N")?.parts ?? [];
  if (/\p{Script=Hangul}/u.test(family + given)) return family + given;
  return joined([given, middle, family], " ");
}

/** The company, then its departments from the largest to the smallest. */
const organisation = (card: Card): readonly string[] => first(card, "ORG")?.parts ?? [];

function phonesOf(card: Card): Record<"mobile" | "tel" | "fax", string> {
  const phones = card
    .filter(({ name }) => name === "TEL")
    .map(({ types, parts: [number = ""] }) => ({ types, number: number.replace(/^tel:/i, "") }));
  const fax = phones.find(({ types }) => types.includes("FAX"));
  const voices = phones.filter(({ types }) => !types.includes("FAX"));
  const isMobile = ({ number }: { number: string }) => /^(\+?82-?|0)1[016789]/.test(number.replaceAll(/[\s().]/g, ""));
  const mobile = voices.find(({ types }) => types.includes("CELL")) ?? voices.find(isMobile);
  const tel = voices.find((phone) => phone !== mobile);
  return { mobile: mobile?.number ?? "", tel: tel?.number ?? "", fax: fax?.number ?? "" };
}

/** Korean addresses go from the large to the small, others from the small to the large. */
function addressOf(card: Card): string {
  const [, extra = "", street = "", city = "", region = "", postal = "", country = ""] =
    preferred(card, "ADR")?.parts ?? [];
  if (/\p{Script=Hangul}/u.test(street + city + region)) return joined([region, city, street, extra], " ");
  return joined([extra, street, city, joined([region, postal], " "), country], ", ");
}

const first = (card: Card, name: string) => card.find((one) => one.name === name);

const preferred = (card: Card, name: string) =>
  card.find((one) => one.name === name && one.types.includes("PREF")) ?? first(card, name);

/** A property that is one text, which may hold semicolons. */
const textOf = (card: Card, name: string): string => first(card, name)?.parts.join(";") ?? "";

const joined = (parts: readonly string[], divider: string) => parts.filter((part) => part !== "").join(divider);
