import { describe, expect, it } from "vitest";
import { controlTasks, type TaskInternals } from "./control-tasks";

type Handler = (request: { query: Record<string, unknown> }, response: { json(body: unknown): void }) => void;
type Task = { httpRequest: { body: { data: { teamId: string; name: string } } } };

/** A minimal copy of firebase-tools' classes. */
function createInternals() {
  class TaskQueue {
    waiting: { task: Task }[] = [];
    running: ({ task: Task } | null)[] = [null];
    queue = { getAll: () => this.waiting };
    getDispatch = () => this.running;
    enqueue(task: Task) {
      this.waiting.push({ task });
    }
    updateMetadata(metadata: { currentBackoff: number }) {
      metadata.currentBackoff = 8;
    }
  }
  class TasksEmulator {
    controller = { queues: { jobs: new TaskQueue() } };
    handlers = new Map<string, Handler>();
    createHubServer() {
      return { get: (path: string, handler: Handler) => this.handlers.set(path, handler) };
    }
  }
  class FunctionsEmulator {
    async handleHttpsTrigger(_request: { headers: Record<string, unknown> }, _response: unknown) {}
  }
  return { TaskQueue, TasksEmulator, FunctionsEmulator };
}

function start(retryDelayFactor = 0.1) {
  const internals = createInternals();
  expect(controlTasks(internals as unknown as TaskInternals, retryDelayFactor)).toBeUndefined();
  const tasks = new internals.TasksEmulator();
  tasks.createHubServer();
  const workOf = (team: string) => {
    let work: unknown;
    tasks.handlers.get("/__work")?.({ query: { team } }, { json: (body) => (work = body) });
    return work;
  };
  return { queue: tasks.controller.queues.jobs, functions: new internals.FunctionsEmulator(), workOf };
}

const job = (teamId: string, name: string): Task => ({ httpRequest: { body: { data: { teamId, name } } } });

describe("controlTasks", () => {
  it("reports a team's waiting and running tasks, and how many were added in all", () => {
    const { queue, workOf } = start();
    queue.enqueue(job("a", "react"));
    queue.enqueue(job("b", "meeting-mail"));
    queue.running = [{ task: job("a", "run-task") }, null];
    expect(workOf("a")).toEqual({ jobs: ["react", "run-task"], added: 1, delivered: [] });
    queue.waiting = [];
    queue.running = [null];
    expect(workOf("a")).toEqual({ jobs: [], added: 1, delivered: [] });
    expect(workOf("nobody")).toEqual({ jobs: [], added: 0, delivered: [] });
  });

  it("reports which events of a team's outbox are delivered", async () => {
    const { functions, workOf } = start();
    await functions.handleHttpsTrigger({ headers: { "ce-document": "teams/a/events/e1" } }, {});
    await functions.handleHttpsTrigger({ headers: { "ce-document": "teams/a/records/r1" } }, {});
    await functions.handleHttpsTrigger({ headers: {} }, {});
    expect(workOf("a")).toMatchObject({ delivered: ["e1"] });
  });

  it("shortens the delays between attempts", () => {
    const metadata = { currentBackoff: 0 };
    start(0.25).queue.updateMetadata(metadata);
    expect(metadata.currentBackoff).toBe(2);
  });

  it("does not patch an unknown version of firebase-tools", () => {
    expect(controlTasks({}, 1)).toMatch(/background/);
  });
});
