const UNITS: Readonly<Record<string, number>> = {
  조: 1e12,
  천억: 1e11,
  백억: 1e10,
  십억: 1e9,
  억: 1e8,
  천만: 1e7,
  백만: 1e6,
  십만: 1e5,
  만: 1e4,
  천: 1e3,
  trillion: 1e12,
  billion: 1e9,
  million: 1e6,
  thousand: 1e3,
};
const AMOUNT = new RegExp(
  `(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?:\\s*(${Object.keys(UNITS).join("|")}))?`,
  "giu",
);

type Part = { value: number; unit: number; from: number; to: number };

/**
 * All numbers in a text. For compound amounts, both the sum and its parts: "1조 2,340억" gives 1,234,000,000,000 and its
 * two parts.
 */
export function numbersIn(text: string): Set<number> {
  const plain = text.normalize("NFKC");
  const parts = [...plain.matchAll(AMOUNT)].map(({ 0: whole, 1: digits = "", 2: unit, index }): Part => {
    const factor = unit ? (UNITS[unit.toLowerCase()] ?? 1) : 1;
    return { value: Number(digits.replaceAll(",", "")) * factor, unit: factor, from: index, to: index + whole.length };
  });
  const sums = parts.map((_, at) => sumFrom(parts, at, plain));
  return new Set([...parts.map(({ value }) => value), ...sums, ...bareDigits(plain)].map(rounded));
}

/** Whether a text says a number. */
export const saysNumber = (said: ReadonlySet<number>, value: number): boolean => said.has(rounded(value));

/** Adds up adjacent parts whose units get smaller: they are one number. */
function sumFrom(parts: readonly Part[], at: number, text: string): number {
  let [sum, last] = [0, undefined as Part | undefined];
  for (const part of parts.slice(at)) {
    if (last && (part.unit >= last.unit || last.unit === 1 || !/^\s*$/.test(text.slice(last.to, part.from)))) break;
    [sum, last] = [sum + part.value, part];
  }
  return sum;
}

const bareDigits = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Fractions of units, such as 1.1억, don't come out whole in binary. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
