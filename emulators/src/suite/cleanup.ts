type Task = () => Promise<void> | void;

/** Tasks that run at the end, the latest first. */
export class Cleanup {
  private readonly tasks: Task[] = [];
  private begun = false;

  /**
   * Adds a task.
   * @throws Error if the cleanup has begun, so that nothing more is started; the task still runs
   */
  add(task: Task) {
    this.tasks.push(task);
    if (this.begun) throw new Error("Stopped.");
  }

  async run() {
    this.begun = true;
    for (let task = this.tasks.pop(); task; task = this.tasks.pop()) await task();
  }
}
