import { clockOf } from "../../shared/clock";
import { escapeHtml } from "../../shared/strings/escape-html";
import { defineTexts, type Locale } from "../../shared/text";
import { toInterval } from "../slots/interval";

/** How suggested times are copied (docs/product/scheduling-events.md#copying-times). */
export const COPY_FORMATS = ["plain", "linked", "url"] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number];

/** A suggestion to copy. `template` is the member's own text; `place` is "" when a service creates the link. */
export type CopiedSuggestion = {
  link: string;
  times: readonly { start: string; end: string }[];
  invitee: { name: string; email: string };
  place: string;
  template: string;
  zone: string;
  locale: Locale;
};

/** The text for a plain clipboard, and its HTML. */
export type CopiedText = { plain: string; html: string };

const texts = defineTexts({
  place: { ko: "장소", en: "Where" },
  zone: { ko: "시간대", en: "Time zone" },
  choose: { ko: "시간 선택하기", en: "Choose a time" },
});

/** The parts of a message about a suggestion; each time links to the page with this time preselected. */
export type SuggestionParts = {
  template: string;
  days: { day: string; times: { label: string; url: string }[] }[];
  facts: string[];
  choose: { label: string; url: string };
};

/** The parts in the language and zone of the suggestion. */
export function suggestionParts(suggestion: CopiedSuggestion): SuggestionParts {
  const { locale, template, zone, place } = suggestion;
  return {
    template: template.trim(),
    days: daysOf(suggestion),
    facts: [`${texts.zone[locale]}: ${zone}`, ...(place ? [`${texts.place[locale]}: ${place}`] : [])],
    choose: { label: texts.choose[locale], url: linkFor(suggestion) },
  };
}

/** The suggested times, to be pasted into a message. */
export function suggestionText(format: CopyFormat, suggestion: CopiedSuggestion): CopiedText {
  const parts = suggestionParts(suggestion);
  const { url } = parts.choose;
  if (format === "url") return { plain: url, html: anchor(url, url) };
  const plain = plainText(parts);
  return { plain, html: format === "plain" ? paragraphs(plain) : linkedHtml(parts) };
}

const plainText = ({ template, days, facts, choose }: SuggestionParts): string =>
  [
    ...(template ? [template] : []),
    ...days.map(({ day, times }) => [day, ...times.map(({ label }) => `- ${label}`)].join("\n")),
    facts.join("\n"),
    `${choose.label}: ${choose.url}`,
  ].join("\n\n");

function daysOf(suggestion: CopiedSuggestion): SuggestionParts["days"] {
  const { times, zone: timeZone, locale } = suggestion;
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: "numeric",
    month: "long",
    day: "numeric",
    weekday: "long",
  });
  const clock = clockOf(locale, timeZone);
  const sorted = times.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return [...Map.groupBy(sorted, ({ start }) => day.format(Date.parse(start)))].map(([name, ofDay]) => ({
    day: name,
    times: ofDay.map((time) => ({ label: clock.timeRange(toInterval(time)), url: linkFor(suggestion, time.start) })),
  }));
}

/** The page's URL, which prefills the invitee's name and address. */
function linkFor({ link, invitee: { name, email } }: CopiedSuggestion, slot?: string): string {
  const query = Object.entries({ slot, name, email })
    .filter(([, value]) => value)
    .map(([key, value = ""]) => `${key}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${link}?${query.join("&")}` : link;
}

function linkedHtml({ template, days, facts, choose }: SuggestionParts): string {
  const listed = days.map(({ day, times }) => {
    const items = times.map(({ label, url }) => `<li>${anchor(url, label)}</li>`);
    return `<p><strong>${escapeHtml(day)}</strong></p><ul>${items.join("")}</ul>`;
  });
  return [
    ...(template ? [paragraphs(template)] : []),
    ...listed,
    paragraphs(facts.join("\n")),
    `<p>${anchor(choose.url, choose.label)}</p>`,
  ].join("");
}

const paragraphs = (text: string): string =>
  text
    .split("\n\n")
    .map((part) => `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");

const anchor = (url: string, label: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
