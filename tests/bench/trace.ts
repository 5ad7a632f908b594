/** An event of a Chromium trace. Times are in microseconds; `tdur` is the thread's CPU time. */
export type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
};

export const TRACE_CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
];

const LONG_TASK_MS = 50;
/** Chromium's name of the thread that runs a page. */
const MAIN_THREAD = "CrRendererMain";

/**
 * The times between drawn frames, the CPU time of the page's thread in each (which a busy machine does not affect), and
 * the tasks of that thread over 50 ms. All are in ms.
 */
export function drawnFrames(events: readonly TraceEvent[]) {
  const draws = events.filter(({ name }) => name === "DrawFrame");
  const pid = mostCommon(draws.map((event) => event.pid));
  const times = draws
    .filter((event) => event.pid === pid)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const main = events.find((event) => event.pid === pid && event.args?.name === MAIN_THREAD)?.tid;
  const tasks = events.filter(({ name, pid: of, tid }) => of === pid && tid === main && name === "RunTask");
  const ran = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1_000;
  const ends = times.slice(1);
  return {
    frameMs: ends.map((ts, index) => (ts - (times[index] ?? ts)) / 1_000),
    ranMs: ends.map((end, index) => {
      const begin = times[index] ?? end;
      return tasks.filter(({ ts }) => ts >= begin && ts < end).reduce((sum, task) => sum + ran(task), 0);
    }),
    longTaskMs: tasks.map(ran).filter((ms) => ms > LONG_TASK_MS),
  };
}

function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
