import { createHash } from "node:crypto";
import type { AddressState } from "@dure/domain/email/address/address";
import type { PreferenceChoice } from "@dure/domain/email/unsubscribe/preferences";
import type { Topic } from "@dure/domain/email/unsubscribe/topic";
import { unsubscribeTexts } from "@dure/domain/email/unsubscribe/unsubscribe-texts";
import { maskEmail } from "@dure/domain/records/record/mask";
import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import type { Locale } from "@dure/domain/shared/text";

type Known = {
  state: "known";
  teamName: string;
  email: string;
  address: AddressState;
  topics: readonly Topic[];
  /** Whether the team follows the law that requires a separate consent to mails at night. */
  asksNight: boolean;
  /** What was just done. */
  done?: PreferenceChoice["action"];
};

export type PageContent = Known | { state: "missing" | "unreadable" | "failed" };

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 system-ui,-apple-system,"Apple SD Gothic Neo","Malgun Gothic",sans-serif;background:#f4f4f5;color:#18181b;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:480px;margin:48px auto;padding:32px 24px;background:#fff;border-radius:16px}
h1{font-size:22px;line-height:1.35;margin:0 0 12px}
p{margin:0 0 16px}
.quiet{color:#52525b;font-size:14px}
.done{padding:12px 16px;border-radius:8px;background:#ccfbf1;color:#134e4a}
fieldset{margin:0 0 16px;padding:0;border:0}
legend{font-weight:600;margin-bottom:4px;padding:0}
label{display:flex;gap:10px;align-items:center;min-height:44px}
input{width:20px;height:20px;flex:none;accent-color:#0f766e}
button{width:100%;min-height:48px;padding:10px 16px;font:inherit;font-weight:600;border-radius:8px;border:1px solid #0f766e;background:#0f766e;color:#fff;cursor:pointer}
button.second{background:transparent;color:#0f766e}
a{color:#0f766e;display:inline-block;padding:8px 0}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid #2dd4bf;outline-offset:2px}
form+form{margin-top:12px}
@media (max-width:520px){body{background:#fff}main{margin:0 auto;border-radius:0}}
@media (prefers-color-scheme:dark){body{background:#18181b;color:#f4f4f5}main{background:#27272a}.quiet{color:#d4d4d8}.done{background:#134e4a;color:#ccfbf1}button.second{color:#5eead4;border-color:#5eead4}a{color:#5eead4}}
@media (prefers-color-scheme:dark) and (max-width:520px){body{background:#27272a}}
`;

/** The page has no script, loads nothing, and its form posts to itself. */
export const UNSUBSCRIBE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The page of a recipient's link, whole: it works without a script and in any browser. */
export function unsubscribePage(content: PageContent, locale: Locale): string {
  const { title, body } = content.state === "known" ? settingsOf(content, locale) : noticeOf(content.state, locale);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}${languageLink(locale)}</main></body></html>`,
  ].join("");
}

/** The same page in the other language; the token contains no language. */
function languageLink(locale: Locale): string {
  const other = locale === "ko" ? "en" : "ko";
  return `<p class="quiet"><a href="?lang=${other}" lang="${other}" hreflang="${other}">${unsubscribeTexts.language[locale]}</a></p>`;
}

function noticeOf(state: "missing" | "unreadable" | "failed", locale: Locale) {
  const title = unsubscribeTexts[`${state}Title`][locale];
  return { title, body: `<p>${escapeHtml(unsubscribeTexts[state][locale])}</p>` };
}

function settingsOf({ teamName, email, address, topics, asksNight, done }: Known, locale: Locale) {
  const text = (name: Simple) => escapeHtml(unsubscribeTexts[name][locale]);
  const isOut = address.marketing !== "subscribed" || address.suppressed !== null;
  const sentence = unsubscribeTexts[isOut ? "isOut" : "isIn"](teamName, maskEmail(email))[locale];
  const told = done && `<p class="done" role="status">${text(toldOf(done, isOut))}</p>`;
  const body = [
    told,
    `<p>${escapeHtml(sentence)}</p>`,
    address.suppressed && `<p class="quiet">${text("suppressed")}</p>`,
    !isOut && topics.length > 0 && topicsForm(topics, address, locale),
    !isOut && asksNight && nightForm(address, locale),
    !isOut && form("unsubscribe", text("unsubscribe"), topics.length > 0 || asksNight ? "second" : ""),
    address.marketing === "unsubscribed" && !address.suppressed && form("resubscribe", text("resubscribe"), "second"),
    `<p class="quiet"><br>${text("necessary")}</p>`,
  ];
  return { title: unsubscribeTexts.title[locale], body: body.filter(Boolean).join("") };
}

type Simple = Exclude<keyof typeof unsubscribeTexts, "isIn" | "isOut">;

/** The confirmation of a change, by the resulting state: an address that stays blocked reads that it gets no mails. */
const toldOf = (done: PreferenceChoice["action"], isOut: boolean): Simple =>
  done === "topics" || done === "night" ? "topicsDone" : isOut ? "unsubscribeDone" : "resubscribeDone";

const form = (action: string, label: string, look: string): string =>
  `<form method="post"><input type="hidden" name="action" value="${action}"><button class="${look}">${label}</button></form>`;

function nightForm({ night_consent }: AddressState, locale: Locale): string {
  const { night, saveNight } = unsubscribeTexts;
  const box = `<input type="checkbox" name="night" value="yes"${night_consent ? " checked" : ""}>`;
  return [
    `<form method="post"><input type="hidden" name="action" value="night">`,
    `<label>${box}${escapeHtml(night[locale])}</label>`,
    `<button class="second">${escapeHtml(saveNight[locale])}</button></form>`,
  ].join("");
}

function topicsForm(topics: readonly Topic[], { refused_topics }: AddressState, locale: Locale): string {
  const boxes = topics.map(({ id, name }) => {
    const checked = refused_topics.includes(id) ? "" : " checked";
    return `<label><input type="checkbox" name="topic" value="${id}"${checked}>${escapeHtml(name[locale])}</label>`;
  });
  const { topics: legend, save } = unsubscribeTexts;
  return [
    `<form method="post"><input type="hidden" name="action" value="topics"><fieldset>`,
    `<legend>${escapeHtml(legend[locale])}</legend>${boxes.join("")}</fieldset>`,
    `<button>${escapeHtml(save[locale])}</button></form>`,
  ].join("");
}
