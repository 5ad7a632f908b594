// Sends HTTP requests and measures each response. Its heap is small, so garbage collection hardly affects the times.
import type { WorkerRequest, WorkerResponse } from "./start-request-worker";

process.on("message", async ({ id, url, request, isWanted }: WorkerRequest) => {
  const beganMs = performance.now();
  const response = await fetch(url, request);
  const text = await response.text();
  const tookMs = performance.now() - beganMs;
  const asked: WorkerResponse = { id, tookMs, status: response.status, text: isWanted || !response.ok ? text : "" };
  process.send?.(asked);
});
process.on("disconnect", () => process.exit());
