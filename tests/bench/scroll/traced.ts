import type { CDPSession } from "playwright-core";
import { percentile } from "../report";
import { drawnFrames, TRACE_CATEGORIES, type TraceEvent } from "../trace";

export type Seen = ReturnType<typeof drawnFrames>;

/** What Chromium itself wrote down while something was done. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<Seen> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", { traceConfig: { includedCategories: TRACE_CATEGORIES } });
  await act();
  const ended = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  return drawnFrames(events);
}

/**
 * There and back with an even speed, a wheel event with each frame of the browser's. Turned from outside it would be
 * heard each 33 to 50 ms, and no page would be drawn more often.
 */
export async function scroll(session: CDPSession, way: { x: number; y: number }, pxPerSecond: number): Promise<void> {
  for (const sign of [-1, 1]) {
    await session.send("Input.synthesizeScrollGesture", {
      x: 800,
      y: 500,
      xDistance: sign * way.x,
      yDistance: sign * way.y,
      speed: pxPerSecond,
      gestureSourceType: "mouse",
      preventFling: true,
    });
  }
}

export const figuresOf = (name: string, { frameMs, ranMs, longTaskMs }: Seen): Record<string, number> => ({
  [`${name}_frames`]: frameMs.length,
  [`${name}_frame_p50_ms`]: percentile(frameMs, 0.5),
  [`${name}_frame_p95_ms`]: percentile(frameMs, 0.95),
  [`${name}_ran_p50_ms`]: percentile(ranMs, 0.5),
  [`${name}_ran_p95_ms`]: percentile(ranMs, 0.95),
  [`${name}_long_tasks`]: longTaskMs.length,
  [`${name}_longest_task_ms`]: Math.round(Math.max(0, ...longTaskMs)),
});
