/** The longest wait of a task. Tests would not live to see the hour after which a job looks again. */
const LONGEST_WAIT_MS = 5_000;
/** How often an idle and a busy queue is looked at: by itself the emulator takes a second to see a new task. */
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
 * The Cloud Tasks emulator runs every task at once, whatever its `scheduleTime`: a job that comes again in an hour comes
 * again a hundred times a second, and takes the machine from all others. Lets such a task wait, five seconds at most, and
 * starts others sooner. Returns what is wrong, if it cannot.
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
