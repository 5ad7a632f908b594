import { z } from "zod";

/**
 * Which values of an answer are masked for members whose team masks personal values (`enable_masking`):
 * - `contact`: an e-mail address or a phone number
 * - `answer`: what somebody wrote into a form; masked where it looks like either
 * - `field`: a value of a custom field; masked where it is an address or a phone number
 */
export type Personal = "contact" | "answer" | "field";

const KEY = "x-personal";

/** Says in the contract that a value is personal: `z.string().meta(personal("contact"))`. */
export const personal = (kind: Personal) => ({ [KEY]: kind });

/** What a schema says of its values by `personal`. */
export function personalOf(schema: z.core.$ZodType): Personal | undefined {
  const kind = z.globalRegistry.get(schema)?.[KEY];
  return kind === "contact" || kind === "answer" || kind === "field" ? kind : undefined;
}
