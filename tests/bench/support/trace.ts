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
 * The times between drawn frames, the CPU time of the page's thread for each frame that it made (which a busy machine does
 * not affect), and the tasks of that thread over 50 ms. All are in ms.
 */
export function drawnFrames(events: readonly TraceEvent[]) {
  const draws = events.filter(({ name }) => name === "DrawFrame");
  const pid = mostCommon(draws.map((event) => event.pid));
  const times = timesOf(draws.filter((event) => event.pid === pid));
  const main = events.find((event) => event.pid === pid && event.args?.name === MAIN_THREAD)?.tid;
  const tasks = events.filter(({ name, pid: of, tid }) => of === pid && tid === main && name === "RunTask");
  const begins = timesOf(events.filter(({ name, pid: of }) => of === pid && name === "BeginMainThreadFrame"));
  return {
    frameMs: times.slice(1).map((ts, index) => (ts - (times[index] ?? ts)) / 1_000),
    ranMs: ranPerFrame(tasks, begins),
    longTaskMs: tasks.map(ran).filter((ms) => ms > LONG_TASK_MS),
  };
}

const ran = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1_000;

const timesOf = (events: readonly TraceEvent[]): number[] => events.map(({ ts }) => ts).sort((a, b) => a - b);

/** From the task that begins a frame until the one that begins the next. Drawing is no boundary: it lags by varying times. */
function ranPerFrame(tasks: readonly TraceEvent[], begins: readonly number[]): number[] {
  const frames: number[] = [];
  let begun = 0;
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts)) {
    const before = begun;
    while (begun < begins.length && (begins[begun] ?? 0) <= task.ts + (task.dur ?? 0)) begun += 1;
    if (begun > before) frames.push(0);
    const last = frames.length - 1;
    if (last >= 0) frames[last] = (frames[last] ?? 0) + ran(task);
  }
  return frames;
}

function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
