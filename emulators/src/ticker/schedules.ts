import { nextDue } from "./next-due";

export interface Schedule {
  id: string;
  schedule: string;
  timeZone: string;
  run(event: { scheduleTime: string; jobName: string }): Promise<unknown>;
}

interface ScheduledFunction {
  run: Schedule["run"];
  __endpoint: { scheduleTrigger: { schedule: string; timeZone?: unknown } };
}

/** Finds the `onSchedule` functions among a module's exports, including those in groups. */
export function findSchedules(exports: object, prefix = ""): Schedule[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    const id = `${prefix}${name}`;
    if (isScheduled(value)) {
      const { schedule, timeZone } = value.__endpoint.scheduleTrigger;
      return [{ id, schedule, timeZone: typeof timeZone === "string" ? timeZone : "UTC", run: value.run }];
    }
    return typeof value === "object" && value !== null ? findSchedules(value, `${id}-`) : [];
  });
}

function isScheduled(value: unknown): value is ScheduledFunction {
  if (typeof value !== "function") return false;
  const endpoint: unknown = Reflect.get(value, "__endpoint");
  return typeof endpoint === "object" && endpoint !== null && Boolean(Reflect.get(endpoint, "scheduleTrigger"));
}

/** Runs a schedule now, as if it were due at `scheduleTime` (UTC). Returns the result and its time in ms. */
export async function runNow({ id, run }: Schedule, scheduleTime = new Date().toISOString()) {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    await run({ scheduleTime, jobName: id });
    return { id, ok: true, milliseconds: milliseconds() };
  } catch (error) {
    console.error(`${id} failed:`, error);
    return { id, ok: false, milliseconds: milliseconds(), error: String(error) };
  }
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Runs a schedule each time it is due, until this process ends. */
export function startSchedule(schedule: Schedule) {
  const due = nextDue(schedule.schedule, schedule.timeZone, Date.now());
  const wait = due - Date.now();
  setTimeout(
    () => {
      if (wait <= LONGEST_TIMER_MS) void runNow(schedule);
      startSchedule(schedule);
    },
    Math.min(wait, LONGEST_TIMER_MS),
  );
}
