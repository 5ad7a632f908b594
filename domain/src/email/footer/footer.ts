import { z } from "zod";
import type { Locale } from "../../shared/text";
import { Line } from "../../shared/value";
import { PREFERENCES_VARIABLE, UNSUBSCRIBE_VARIABLE } from "./link-variables";

/** Who sends a team's marketing mails, as their footer says it (docs/product/email.md#footer). */
export const Footer = z.object({
  /** The company's name, or the person's. */
  name: Line(100),
  address: Line(300),
  phone: Line(40),
});
export type Footer = z.infer<typeof Footer>;

/** A footer as mails show it: lines of text, then links beside each other. `href` may be a variable. */
export type MailFooter = {
  locale: Locale;
  lines: readonly string[];
  links: readonly { label: string; href: string }[];
};

/** A team that never set a footer has none. */
export const NO_FOOTER: Footer = { name: "", address: "", phone: "" };

/** Whether a footer says who sends: without that no marketing mail may leave. */
export const isFooterComplete = (footer: Footer): boolean => Object.values(footer).every((value) => value !== "");

const TEXTS = {
  ko: {
    why: "이 메일은 마케팅 메일 수신에 동의한 분께 보내 드립니다.",
    phone: "전화",
    unsubscribe: "수신 거부 (Unsubscribe)",
    preferences: "수신 설정",
  },
  en: {
    why: "You are receiving this email because you agreed to marketing emails.",
    phone: "Phone",
    unsubscribe: "Unsubscribe",
    preferences: "Email preferences",
  },
} as const;

/** The footer of a marketing mail. It always has the link to unsubscribe, so no such mail goes without. */
export function mailFooter({ name, address, phone }: Footer, locale: Locale): MailFooter {
  const texts = TEXTS[locale];
  const contact = [address, phone && `${texts.phone} ${phone}`].filter(Boolean).join(" · ");
  return {
    locale,
    lines: [name, contact, texts.why].filter(Boolean),
    links: [
      { label: texts.unsubscribe, href: `{{${UNSUBSCRIBE_VARIABLE}}}` },
      { label: texts.preferences, href: `{{${PREFERENCES_VARIABLE}}}` },
    ],
  };
}
