import { describe, expect, it } from "vitest";
import { controlTasks, type TaskInternals } from "./task-control";

type Handler = (request: { query: Record<string, unknown> }, response: { json(body: unknown): void }) => void;
type Task = { httpRequest: { body: { data: { teamId: string; name: string } } } };

/** firebase-tools' classes in short. */
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

function start(retryPace = 0.1) {
  const internals = createInternals();
  expect(controlTasks(internals as unknown as TaskInternals, retryPace)).toBeUndefined();
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
  it("tells what waits and runs for a team, and how much it has had", () => {
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

  it("tells which events of a team's outbox have been told", async () => {
    const { functions, workOf } = start();
    await functions.handleHttpsTrigger({ headers: { "ce-document": "teams/a/events/e1" } }, {});
    await functions.handleHttpsTrigger({ headers: { "ce-document": "teams/a/records/r1" } }, {});
    await functions.handleHttpsTrigger({ headers: {} }, {});
    expect(workOf("a")).toMatchObject({ delivered: ["e1"] });
  });

  it("shortens the waits between tries", () => {
    const metadata = { currentBackoff: 0 };
    start(0.25).queue.updateMetadata(metadata);
    expect(metadata.currentBackoff).toBe(2);
  });

  it("leaves alone what it does not know", () => {
    expect(controlTasks({}, 1)).toMatch(/background/);
  });
});
