import { z } from "zod";
import { readPhone, StoredPhone } from "../../shared/phone";
import type { BusinessCard } from "../../teams/business-card/business-card";
import { MAX_TEXT_LENGTH } from "../field/field";
import { EmailValue, UrlValue } from "../record/record";
import { splitName } from "../record/split-name";

/** The values on a card, in the shape of a contact's values. */
export const CardValues = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: StoredPhone.nullable(),
  tel: StoredPhone.nullable(),
  fax: StoredPhone.nullable(),
  role: z.string(),
  department: z.string(),
});
export type CardValues = z.infer<typeof CardValues>;

/** A card as a task item; `row` counts from 1. */
export const CardItem = z.object({
  row: z.int(),
  card_id: z.string(),
  values: CardValues,
  /** The company's name; "" on a card without one. */
  company: z.string(),
  address: z.string(),
  url: z.string(),
});
export type CardItem = z.infer<typeof CardItem>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}]+/gu;

/** Converts any text to one line that a record can hold. */
const line = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(UNPRINTABLE, " ")
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .trim();

/** Reads a card; what no record could hold is left out of it. */
export function readCard(card: BusinessCard, row: number): CardItem {
  return {
    row,
    card_id: card.id,
    values: {
      ...splitName(line(card.name)),
      email: EmailValue.safeParse(line(card.email).toLowerCase()).data ?? "",
      phone: readPhone(line(card.mobile)),
      tel: readPhone(line(card.phone)),
      fax: readPhone(line(card.fax)),
      role: line(card.position),
      department: line(card.department),
    },
    company: line(card.company),
    address: line(card.address),
    url: UrlValue.safeParse(line(card.website)).data ?? "",
  };
}
