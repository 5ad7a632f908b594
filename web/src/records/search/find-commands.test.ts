import { expect, test } from "vitest";
import { findCommands } from "./find-commands";

const COMMANDS = ["리드", "새 리드", "예약 페이지", "API 키 (1)", "Dashboard"].map((label) => ({ label }));
const found = (text: string) => findCommands(COMMANDS, text).map(({ label }) => label);

test.each([
  ["리드", ["리드", "새 리드"]],
  ["ㄹㄷ", ["리드", "새 리드"]],
  ["페이지 예약", ["예약 페이지"]],
  ["ㅇㅇ ㅍㅇㅈ", ["예약 페이지"]],
  ["dash", ["Dashboard"]],
  ["api", ["API 키 (1)"]],
  ["(1)", ["API 키 (1)"]],
  ["없음", []],
])("%s finds %j", (text, labels) => expect(found(text)).toEqual(labels));
