import type { GroundedProse } from "@dure/domain/journeys/research/research";

type Support = {
  segment?: { startIndex?: number; endIndex?: number; text?: string };
  groundingChunkIndices?: number[];
};

/**
 * The prose with the numbers of its sources after each supported segment, and the segments by source as evidence.
 * Segment indices count bytes of UTF-8.
 * @param numberOf returns the number of a chunk's source; undefined for a chunk that is no page
 */
export function citeProse(
  text: string,
  supports: readonly Support[],
  numberOf: (chunk: number) => number | undefined,
): Pick<GroundedProse, "text" | "evidence"> {
  const bytes = Buffer.from(text, "utf8");
  const stretches = supports
    .map(({ segment = {}, groundingChunkIndices = [] }) => {
      const from = Math.max(0, segment.startIndex ?? 0);
      const to = Math.min(bytes.length, segment.endIndex ?? 0);
      const numbers = groundingChunkIndices.map(numberOf).filter((number) => number !== undefined);
      return { to, said: bytes.subarray(from, to).toString("utf8"), numbers: [...new Set(numbers)] };
    })
    .filter(({ numbers, said }) => numbers.length > 0 && said !== "")
    .sort((a, b) => a.to - b.to);
  const parts: string[] = [];
  let at = 0;
  for (const { to, numbers } of stretches) {
    parts.push(bytes.subarray(at, Math.max(at, to)).toString("utf8"), numbers.map((number) => `[${number}]`).join(""));
    at = Math.max(at, to);
  }
  const evidence = stretches.flatMap(({ said, numbers }) => numbers.map((source) => ({ source, text: said })));
  return { text: parts.join("") + bytes.subarray(at).toString("utf8"), evidence };
}
