import { renderDocument } from "@dure/domain/email/document/render-document";
import { mailFooter } from "@dure/domain/email/footer/footer";
import { libraryMail } from "@dure/domain/email/template/library/blocks";
import { TEMPLATE_LIBRARY } from "@dure/domain/email/template/library/template-library";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { fillVariables } from "@dure/domain/email/variable/variable";
import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import { LOCALES, type Locale } from "@dure/domain/shared/text";
import { expect, test } from "vitest";
import { axeFindings } from "../support/axe-findings";
import { useChromium } from "../support/use-chromium";

const { openBrowser } = useChromium();
const footer = { name: "두레", address: "서울시 중구 세종대로 110", phone: "02-123-4567" };

function htmlOf(template: (typeof TEMPLATE_LIBRARY)[number], locale: Locale): string {
  const { block, preview_text } = libraryMail(template, locale);
  const { html } = renderDocument(block, { locale, previewText: preview_text, footer: mailFooter(footer, locale) });
  return fillVariables(html, sampleValues(locale), {}, escapeHtml);
}

/** Ignores a missing document title, because mail clients show the subject instead. */
const isOfMail = (finding: string): boolean => !finding.includes("document-title");

test("the library's mails are accessible, light and dark, on a desktop and a phone", async () => {
  const page = await (await openBrowser()).newPage();
  const found: string[] = [];
  for (const template of TEMPLATE_LIBRARY)
    for (const locale of LOCALES) {
      await page.setContent(htmlOf(template, locale));
      found.push(...(await axeFindings(page, `${template.id} ${locale}`)));
      await page.setViewportSize({ width: 390, height: 844 });
      const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
      if (width > 390) found.push(`${template.id} ${locale} is ${width} px wide on a phone`);
    }
  expect(found.filter(isOfMail)).toEqual([]);
});
