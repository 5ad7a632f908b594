const SHARDS = 16;

/**
 * The shard of a campaign's statistics that a batch adds to: few documents to read, and none that all batches write.
 */
export function statisticsShard(batch: string): string {
  const sum = Array.from(batch).reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 9_973, 7);
  return `s${sum % SHARDS}`;
}
