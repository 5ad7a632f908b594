import { describe, expect, test } from "vitest";
import { LOCALES } from "../../../shared/text";
import { documentParts } from "../../document/document-parts";
import { documentToHtml } from "../../document/document-to-html";
import { EmailDocument } from "../../document/email-document";
import { htmlToDocument } from "../../document/html-to-document";
import { renderDocument } from "../../document/render-document";
import { variablesIn } from "../../variable/variable";
import { assertMail } from "../assert-mail";
import { libraryMail } from "./blocks";
import { TEMPLATE_LIBRARY } from "./template-library";

/** Gmail cuts off what is longer. */
const GMAIL_LIMIT_BYTES = 102_000;

const mails = TEMPLATE_LIBRARY.flatMap((template) =>
  LOCALES.map((locale) => ({ id: template.id, locale, mail: libraryMail(template, locale) })),
);

test("there are eight templates with different ids", () =>
  expect(new Set(TEMPLATE_LIBRARY.map(({ id }) => id)).size).toBe(8));

describe.each(mails)("$id in $locale", ({ locale, mail }) => {
  const { html, text } = renderDocument(mail.block, { locale, previewText: mail.preview_text });

  test("is a document that can be saved unchanged", () => {
    expect(EmailDocument.parse(mail.block)).toEqual(mail.block);
    const ofSubject = variablesIn(mail.subject).filter((variable) => !documentParts(mail.block).fallbacks[variable]);
    expect(ofSubject).toEqual([]);
    expect(() => assertMail({ ...mail, fallbacks: {} })).not.toThrow();
  });

  test("is too short to be clipped by Gmail, and has a plain text", () => {
    // A character is three bytes at most.
    expect(html.length * 3).toBeLessThan(GMAIL_LIMIT_BYTES);
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/undefined|<[a-z]/);
  });

  test("is in one language", () => {
    const shown = mail.subject + mail.preview_text + text;
    if (locale === "en") expect(shown).not.toMatch(/[가-힣]/);
    else expect(shown).toMatch(/[가-힣]/);
  });

  test("keeps its variables when it is converted to simple HTML", () => {
    const { fallbacks } = documentParts(mail.block);
    const again = htmlToDocument(documentToHtml(mail.block), fallbacks);
    expect(documentParts(again).variables.sort()).toEqual(documentParts(mail.block).variables.sort());
  });
});
