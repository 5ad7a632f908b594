const SHARDS = 16;

/** Which of a campaign's few documents of statistics has a batch's part: few to read, and none that all batches write. */
export function statisticsShard(batch: string): string {
  const sum = Array.from(batch).reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 9_973, 7);
  return `s${sum % SHARDS}`;
}
