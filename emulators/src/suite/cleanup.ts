type Task = () => Promise<void> | void;

/** What has to be undone at the end, the latest first. */
export class Cleanup {
  private readonly tasks: Task[] = [];
  private begun = false;

  /** Throws when the end has begun already: then nothing more may be started. The task is done all the same. */
  add(task: Task) {
    this.tasks.push(task);
    if (this.begun) throw new Error("Stopped.");
  }

  async run() {
    this.begun = true;
    for (let task = this.tasks.pop(); task; task = this.tasks.pop()) await task();
  }
}
