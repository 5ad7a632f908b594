import { defineTexts, type Text } from "./text";

/** No form, filter or document of ours is nested deeper; schemas and engines that recurse could overflow the stack. */
const MAX_DEPTH = 64;

const unsafeTexts = defineTexts({
  badText: {
    ko: "저장할 수 없는 글자가 있어요. 지우고 다시 입력해 주세요.",
    en: "It has characters that can't be stored. Please remove them.",
  },
  tooDeep: { ko: "항목이 너무 깊이 들어 있어요.", en: "It is nested too deeply." },
  badNumber: { ko: "숫자가 너무 커요.", en: "The number is too large." },
});

export type UnsafeValue = { path: (string | number)[]; text: Text };

/**
 * Finds the first part of decoded input that is refused before any schema sees it: text with NUL or ill-formed Unicode,
 * which can't be stored, a number outside of double precision, or too deep nesting. Walks without recursion.
 */
export function findUnsafeValue(input: unknown): UnsafeValue | undefined {
  const open: { value: unknown; path: (string | number)[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && isBadText(value)) return { path, text: unsafeTexts.badText };
    if (typeof value === "number" && !Number.isFinite(value)) return { path, text: unsafeTexts.badNumber };
    if (typeof value !== "object" || value === null) continue;
    if (path.length >= MAX_DEPTH) return { path: path.slice(0, 3), text: unsafeTexts.tooDeep };
    const parts = partsOf(value);
    const badKey = parts.find(([key]) => typeof key === "string" && isBadText(key));
    if (badKey) return { path, text: unsafeTexts.badText };
    for (const [key, part] of parts.reverse()) open.push({ value: part, path: [...path, key] });
  }
  return undefined;
}

const isBadText = (text: string): boolean => !text.isWellFormed() || text.includes("\0");

/** The parts of a list or a plain object; files and dates are left alone. */
function partsOf(value: object): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((part, index) => [index, part]);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.entries(value) : [];
}
