/** The longest wait of a task, so that tests see jobs that are scheduled hours ahead. */
const LONGEST_WAIT_MS = 5_000;
/** Polling intervals of an idle and a busy queue. By default, the emulator takes a second to notice a new task. */
const IDLE_MS = 10;
const BUSY_MS = 2;

interface Task {
  name: string;
  /** UTC, ISO. */
  scheduleTime?: string;
}
interface TaskQueue {
  queuedIds: Set<string>;
  enqueue(task: Task): void;
}
export interface TaskInternals {
  TaskQueue?: { prototype: TaskQueue };
  TaskQueueController?: { LISTEN_TIMEOUT?: number; UPDATE_TIMEOUT?: number };
}

/**
 * Makes a task wait for its `scheduleTime`, for at most five seconds, and starts tasks that are due sooner than by
 * default. The Cloud Tasks emulator ignores the time: a job that repeats hourly would run a hundred times a second.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function honourScheduleTimes({ TaskQueue, TaskQueueController }: TaskInternals): string | undefined {
  const queue = TaskQueue?.prototype;
  if (!queue?.enqueue || !TaskQueueController?.LISTEN_TIMEOUT) return "Tasks run at once, whatever their time.";
  const { enqueue } = queue;
  queue.enqueue = function (task) {
    const waitMs = Math.min(Date.parse(task.scheduleTime ?? "") - Date.now(), LONGEST_WAIT_MS);
    if (this.queuedIds.has(task.name) || !(waitMs > 0)) return enqueue.call(this, task);
    this.queuedIds.add(task.name);
    const start = () => {
      this.queuedIds.delete(task.name);
      enqueue.call(this, task);
    };
    setTimeout(start, waitMs).unref();
  };
  TaskQueueController.LISTEN_TIMEOUT = IDLE_MS;
  TaskQueueController.UPDATE_TIMEOUT = BUSY_MS;
  return undefined;
}
