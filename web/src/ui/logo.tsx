/** The product's mark. Decoration: the name stands beside it or the page says it. */
export function Logo({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} style={{ flexShrink: 0 }} />;
}
