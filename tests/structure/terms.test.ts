import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

const SOURCES = filesLike("{domain,functions,web}/src/**/*.{ts,tsx}").filter(
  (path) => !/\.(test|fixture|property)\.|fixture\.ts$/.test(path),
);
/** The files with texts of mails, except for the templates and the screens' errors. */
const MAIL =
  /\/(?:.*-mail|mail-(?!moment).*|reconfirmation-notice|.*mail-texts|digest-texts|deletion-words|follow-up-failed|footer)\.ts:/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** All lines with Korean outside of comments, with their place. */
const LINES = SOURCES.flatMap((path) =>
  textOf(path)
    .split("\n")
    .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
    .filter(({ line }) => /[가-힣]/.test(line) && !COMMENT.test(line)),
);

const placesOf = (pattern: RegExp): string[] =>
  LINES.filter(({ line }) => pattern.test(line)).map(({ place, line }) => `${place} ${line.trim()}`);

test("texts are found", () => expect(LINES.length).toBeGreaterThan(4000));

/** Words for which docs/glossary.md has another one. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  요금제: /플랜/,
  고객지원: /고객센터/,
  Slack: /슬랙/,
  "화상 미팅, 미팅 링크": /화상 회의|회의 링크/,
  "미팅 방법": /미팅 방식|만나는 방법/,
  첨부파일: /첨부 파일/,
  내려받기: /다운로드/,
  "커스텀 필드": /맞춤 필드/,
  "예약 마감": /최소 예약 간격/,
  "연결 해제": /연결 끊기|연결을 끊/,
  "오래된 딜": /멈춰 있는 딜/,
  "붙여 넣다": /붙여넣(?!기)/,
  "오픈, 열어 보다": /열람|열어[본봄봤]/,
  "수신 상태": /구독 상태/,
  "보내는 사람": /발신자/,
  "받는 사람": /수신자(?! 그룹)/,
  "수신자 그룹": /수신 그룹/,
  호스트: /주최자/,
  예약자: /신청자/,
  "필드 삭제": /보관된 필드|필드를 보관/,
  "레코드 종류": /엔티티 유형/,
  "2단계 인증": /보안 및 MFA/,
  성공: /성사|수주/,
  "자동 검사": /기계/,
  "서명 비밀키": /서명 키/,
  "다시 보내기": /재전송/,
};

test.each(Object.entries(OTHER_WORDS))("only the word %s is used", (_, others) => expect(placesOf(others)).toEqual([]));

test("님 follows a name without a space", () => expect(placesOf(/\} 님/)).toEqual([]));

describe("a Korean particle", () => {
  test("is never written as a choice, as in 을(를)", () =>
    expect(placesOf(/\((?:을|를|은|는|이|가|으)\)/)).toEqual([]));

  test("never follows a value, whose last sound is unknown", () =>
    expect(placesOf(/\}[’'”]?(?:은|는|이|가|을|를|과|와|로|으로|이에요|예요)(?![가-힣])/)).toEqual([]));
});

test("mails are in 합니다체, except for requests with 주세요", () => {
  const mails = LINES.filter(({ place }) => MAIL.test(place));
  expect(mails.length).toBeGreaterThan(100);
  expect(mails.filter(({ line }) => /(?<!세)요(?:[.!]|["'`])/.test(line)).map(({ place }) => place)).toEqual([]);
});
