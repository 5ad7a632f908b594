import { onSchedule, type ScheduledEvent, type ScheduleOptions } from "firebase-functions/scheduler";

/** Reports an error of a trigger or a schedule, and rethrows it, so that it is retried. */
export async function reported<T>(job: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { reportError } = await import("./report-error");
    await reportError(error, { job });
    throw error;
  }
}

/** A function that a schedule calls, whose errors are reported. */
export const scheduled = (name: string, options: ScheduleOptions, run: (event: ScheduledEvent) => Promise<void>) =>
  onSchedule(options, (event) => reported(name, () => run(event)));
