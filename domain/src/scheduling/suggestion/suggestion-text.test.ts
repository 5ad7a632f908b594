import { describe, expect, test } from "vitest";
import { type CopiedSuggestion, suggestionText } from "./suggestion-text";

const LINK = "https://app.example/meet/1";

const told = (changes: Partial<CopiedSuggestion> = {}): CopiedSuggestion => ({
  link: LINK,
  times: [
    { start: "2027-03-02T05:00:00.000Z", end: "2027-03-02T05:30:00.000Z" },
    { start: "2027-03-01T01:00:00.000Z", end: "2027-03-01T01:30:00.000Z" },
    { start: "2027-03-01T02:00:00.000Z", end: "2027-03-01T03:00:00.000Z" },
  ],
  invitee: { name: "", email: "" },
  place: "",
  template: "",
  zone: "Asia/Seoul",
  locale: "ko",
  ...changes,
});

describe("plain text", () => {
  test("lists the times under their days in Korean, with the member's own words, the place and the link", () => {
    const { plain } = suggestionText(
      "plain",
      told({ template: "안녕하세요.\n편한 시간을 골라 주세요.\n", place: "서울시 강남구 1" }),
    );
    expect(plain).toBe(
      [
        "안녕하세요.\n편한 시간을 골라 주세요.",
        "2027년 3월 1일 월요일\n- 오전 10:00 – 오전 10:30\n- 오전 11:00 – 오후 12:00",
        "2027년 3월 2일 화요일\n- 오후 2:00 – 오후 2:30",
        "시간대: Asia/Seoul\n장소: 서울시 강남구 1",
        `시간 선택하기: ${LINK}`,
      ].join("\n\n"),
    );
  });

  test("writes the times of another zone in English, on the days they fall on there", () => {
    const { plain } = suggestionText("plain", told({ locale: "en", zone: "America/Los_Angeles" }));
    expect(plain).toContain("Sunday, February 28, 2027\n- 5:00 PM – 5:30 PM\n- 6:00 PM – 7:00 PM");
    expect(plain).toContain("Monday, March 1, 2027\n- 9:00 PM – 9:30 PM");
    expect(plain).toContain("Time zone: America/Los_Angeles");
  });

  test("is the same as HTML, without links", () => {
    const { html } = suggestionText("plain", told({ template: "a < b & c\nd" }));
    expect(html).toContain("<p>a &lt; b &amp; c<br>d</p>");
    expect(html).not.toContain("<a ");
  });
});

describe("hyperlinked text", () => {
  const { html, plain } = suggestionText("linked", told({ invitee: { name: "김하나", email: "hana+1@example.com" } }));

  test("links each time to the page with that time chosen and the invitee filled in", () => {
    const [, href = ""] = html.match(/href="([^"]+)"/) ?? [];
    const [address, query = ""] = href.replaceAll("&amp;", "&").split("?");
    expect(address).toMatch(/\/meet\/1$/);
    expect(Object.fromEntries(query.split("&").map((pair) => pair.split("=").map(decodeURIComponent)))).toEqual({
      slot: "2027-03-01T01:00:00.000Z",
      name: "김하나",
      email: "hana+1@example.com",
    });
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  test("is plain text if only text can be pasted", () => {
    expect(plain).toContain("- 오전 10:00 – 오전 10:30");
    expect(plain).toMatch(/시간 선택하기: https:\/\/app\.example\/meet\/1\?name=.+&email=hana%2B1%40example\.com$/);
  });

  test("escapes everything that people typed", () => {
    const evil = suggestionText("linked", told({ template: '<img src=x onerror="1">', place: "<b>" }));
    expect(evil.html).not.toMatch(/<img|<b>/);
  });
});

test("the URL alone is a link as HTML", () => {
  expect(suggestionText("url", told())).toEqual({ plain: LINK, html: `<a href="${LINK}">${LINK}</a>` });
});

test("a time in the repeated hour, when clocks go back, names its zone, even if it is the only time", () => {
  const times = [
    { start: "2027-11-07T05:30:00.000Z", end: "2027-11-07T06:00:00.000Z" },
    { start: "2027-11-07T06:30:00.000Z", end: "2027-11-07T07:00:00.000Z" },
  ];
  const textOf = (shown: typeof times) =>
    suggestionText("plain", told({ times: shown, zone: "America/New_York", locale: "en" })).plain;
  expect(textOf(times)).toContain("- 1:30 AM EDT – 1:00 AM EST\n- 1:30 AM EST – 2:00 AM EST");
  expect(textOf(times.slice(0, 1))).toContain("- 1:30 AM EDT – 1:00 AM EST");
});
