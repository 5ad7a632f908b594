import { documentParts } from "@dure/domain/email/document/document-parts";
import { renderDocument } from "@dure/domain/email/document/render-document";
import { mailFooter } from "@dure/domain/email/footer/footer";
import { libraryMail } from "@dure/domain/email/template/library/blocks";
import { TEMPLATE_LIBRARY } from "@dure/domain/email/template/library/template-library";
import { LOCALES } from "@dure/domain/shared/text";
import { caniemail } from "caniemail";
import { describe, expect, test } from "vitest";
import { ACCEPTED_FEATURES } from "./accepted-features";

/** Gmail clips a longer mail. */
const GMAIL_LIMIT_BYTES = 102_000;

/** The recipients' mail clients. The caniemail project has no data on Naver Mail, which is like Outlook on the web. */
const CLIENTS = [
  "gmail.*",
  "outlook.windows",
  "outlook.outlook-com",
  "outlook.macos",
  "outlook.ios",
  "outlook.android",
  "apple-mail.*",
  "samsung-email.*",
  "yahoo.*",
] as const;

const mails = TEMPLATE_LIBRARY.flatMap((template) =>
  LOCALES.map((locale) => ({ id: template.id, locale, mail: libraryMail(template, locale) })),
);

const rendered = ({ locale, mail }: (typeof mails)[number]) =>
  renderDocument(mail.block, {
    locale,
    previewText: mail.preview_text,
    footer: mailFooter({ name: "두레", address: "서울시 중구 1", phone: "02-123-4567" }, locale),
  });

test("the library's mails use only features that mail clients support, or can do without", () => {
  const unknown = new Set<string>();
  for (const mail of mails)
    for (const issues of caniemail({ clients: [...CLIENTS], html: rendered(mail).html }).issues.errors.values())
      for (const { title } of issues) unknown.add(title);
  expect([...unknown].filter((title) => !(title in ACCEPTED_FEATURES))).toEqual([]);
  // The list has no feature that no mail uses any more.
  expect(Object.keys(ACCEPTED_FEATURES).filter((title) => !unknown.has(title))).toEqual([]);
}, 60_000);

describe.each(mails)("$id in $locale", (mail) => {
  const { html, text } = rendered(mail);

  test("is below half of Gmail's limit", () => expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_LIMIT_BYTES / 2));

  test("has every link in its text part, and the unsubscribe link in both parts", () => {
    for (const link of documentParts(mail.mail.block).links) expect(text).toContain(link.replace(/^(mailto|tel):/, ""));
    for (const part of [html, text]) expect(part).toContain("{{unsubscribe_link}}");
  });

  test("gives each image an alt text, and loads only images, over https", () => {
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt="/);
    for (const [, source = ""] of html.matchAll(/ src="([^"]*)"/g)) expect(source).toMatch(/^https:/);
    expect(html).not.toMatch(/<(script|link|iframe|form|object)\b|@import|@font-face|url\(/i);
  });
});
