import type { Field } from "@dure/domain/records/field/field";
import { isMaskedValue } from "@dure/domain/records/record/mask";
import type { Format } from "../../../lib/format";
import { asPhone, hrefOf, isEmptyValue } from "./field-value";

export type QuickLink = {
  kind: "url" | "email" | "phone";
  href: string;
  text: string;
  /**
   * What goes onto the clipboard: an address that any browser opens
   * (docs/product/records-fields.md#addresses-of-links).
   */
  copied: string;
};

/** The link of a field's value (call, mail or website); undefined if the value is empty or masked. */
export function quickLink(
  { type }: Pick<Field, "type">,
  value: unknown,
  format: Pick<Format, "phone">,
): QuickLink | undefined {
  if (isEmptyValue(value) || isMaskedValue(value)) return undefined;
  const phone = type === "phone-number" && asPhone(value);
  if (phone) {
    const text = format.phone(phone);
    return { kind: "phone", href: `tel:${phone.dial_code}${phone.value.replaceAll(/\D/g, "")}`, text, copied: text };
  }
  const text = String(value);
  if (type === "email") return { kind: "email", href: `mailto:${text}`, text, copied: text };
  return type === "url" ? { kind: "url", href: hrefOf(text), text, copied: hrefOf(text) } : undefined;
}
