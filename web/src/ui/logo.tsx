/** The product's logo. Decorative: its name is beside it or elsewhere on the page. */
export function Logo({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} style={{ flexShrink: 0 }} />;
}
