import type { CDPSession } from "playwright-core";
import { percentile } from "../support/report";
import { drawnFrames, TRACE_CATEGORIES, type TraceEvent } from "../support/trace";

export type FrameStats = ReturnType<typeof drawnFrames>;

/** Frame times during an action, from Chromium's trace. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<FrameStats> {
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
 * Scrolls there and back at a constant speed, with one wheel event per frame. Wheel events from outside the browser
 * arrive every 33 to 50 ms only, and would limit the frame rate of any page.
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

export const figuresOf = (name: string, { frameMs, ranMs, longTaskMs }: FrameStats): Record<string, number> => ({
  [`${name}_frames`]: frameMs.length,
  [`${name}_frame_p50_ms`]: percentile(frameMs, 0.5),
  [`${name}_frame_p95_ms`]: percentile(frameMs, 0.95),
  [`${name}_ran_p50_ms`]: percentile(ranMs, 0.5),
  [`${name}_ran_p95_ms`]: percentile(ranMs, 0.95),
  [`${name}_long_tasks`]: longTaskMs.length,
  [`${name}_longest_task_ms`]: Math.round(Math.max(0, ...longTaskMs)),
});
