// Asks over HTTP and says how long each answer took. It holds so little that its collector stops no clock for long.
import type { Asked, Order } from "./asking";

process.on("message", async ({ id, url, request, isWanted }: Order) => {
  const beganMs = performance.now();
  const response = await fetch(url, request);
  const text = await response.text();
  const tookMs = performance.now() - beganMs;
  const asked: Asked = { id, tookMs, status: response.status, text: isWanted || !response.ok ? text : "" };
  process.send?.(asked);
});
process.on("disconnect", () => process.exit());
