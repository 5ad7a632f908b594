type Metadata = { currentBackoff: number; status: number };
type Dispatch = { task: { httpRequest: { body?: { data?: { teamId?: string; name?: string } } } }; metadata: Metadata };

interface Queue {
  key: string;
  queue: { getAll(): Dispatch[] };
  addedTimes: number[];
  getDispatch(): (Dispatch | null)[];
  enqueue(task: unknown): void;
  updateMetadata(metadata: Metadata, retry: unknown): void;
}
interface Controller {
  queues: Record<string, Queue>;
}
interface Response {
  json(body: unknown): unknown;
}
interface Hub {
  get(path: string, handler: (request: { query: Record<string, unknown> }, response: Response) => void): unknown;
  post(path: string, handler: (request: { query: Record<string, unknown> }, response: Response) => void): unknown;
}
interface TasksEmulator {
  controller: Controller;
  createHubServer(): Hub;
}
interface FunctionsEmulator {
  handleHttpsTrigger(request: { headers: Record<string, unknown> }, response: unknown): Promise<void>;
}
export interface TaskInternals {
  TasksEmulator?: { prototype: TasksEmulator };
  TaskQueue?: { prototype: Queue };
  FunctionsEmulator?: { prototype: FunctionsEmulator };
}

/**
 * Shortens the Cloud Tasks emulator's delays between attempts of a task, and makes it report a team's background work:
 * `GET /__work?team=ID`.
 * @param retryDelayFactor the factor by which delays between attempts are multiplied
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function controlTasks(internals: TaskInternals, retryDelayFactor: number): string | undefined {
  const { TasksEmulator, TaskQueue, FunctionsEmulator } = internals;
  const tasks = TasksEmulator?.prototype;
  const queue = TaskQueue?.prototype;
  const functions = FunctionsEmulator?.prototype;
  if (!tasks?.createHubServer || !queue?.updateMetadata || !functions?.handleHttpsTrigger)
    return "Tests can't ask what goes on in the background.";
  shortenWaits(queue, retryDelayFactor);
  const delivered = recordDeliveries(functions);
  const added = countTasks(queue);
  const { createHubServer } = tasks;
  tasks.createHubServer = function () {
    const hub = createHubServer.call(this);
    hub.get("/__work", ({ query }, response) => {
      const team = String(query.team);
      const jobs = Object.values(this.controller.queues).flatMap(tasksIn).filter(ofTeam(team)).map(nameOf);
      response.json({ jobs, added: added.get(team) ?? 0, delivered: [...(delivered.get(team) ?? [])] });
    });
    return hub;
  };
  return undefined;
}

function shortenWaits(queue: Queue, pace: number): void {
  const { updateMetadata } = queue;
  queue.updateMetadata = function (metadata, retry) {
    updateMetadata.call(this, metadata, retry);
    metadata.currentBackoff *= pace;
  };
}

/** Counts the tasks that each team has ever queued. If the count is unchanged, none was added in between. */
function countTasks(queue: Queue): Map<string, number> {
  const counts = new Map<string, number>();
  const { enqueue } = queue;
  queue.enqueue = function (task) {
    enqueue.call(this, task);
    const team = teamOf({ task } as Dispatch);
    counts.set(team, (counts.get(team) ?? 0) + 1);
  };
  return counts;
}

const EVENT = /^teams\/([^/]+)\/events\/([^/]+)$/;

/** Collects the ids of each team's events whose trigger has run. */
function recordDeliveries(functions: FunctionsEmulator): Map<string, Set<string>> {
  const delivered = new Map<string, Set<string>>();
  const { handleHttpsTrigger } = functions;
  functions.handleHttpsTrigger = async function (request, response) {
    await handleHttpsTrigger.call(this, request, response);
    const [, team, id] = EVENT.exec(String(request.headers["ce-document"])) ?? [];
    if (team && id) delivered.set(team, (delivered.get(team) ?? new Set()).add(id));
  };
  return delivered;
}

const tasksIn = (queue: Queue): Dispatch[] =>
  [...queue.queue.getAll(), ...queue.getDispatch()].filter((one) => one !== null);
const teamOf = ({ task }: Dispatch): string => task.httpRequest.body?.data?.teamId ?? "";
const nameOf = ({ task }: Dispatch): string => task.httpRequest.body?.data?.name ?? "";
const ofTeam = (team: string) => (dispatch: Dispatch) => teamOf(dispatch) === team;
