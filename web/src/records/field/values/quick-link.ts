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

/** How to reach what a field names; undefined where there is nothing, or only a masked part of it. */
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
