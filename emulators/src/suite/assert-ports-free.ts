import { createServer } from "node:net";
import { HOST, PORTS, type PortName } from "../addresses";
import type { Suite } from "./settings";

/** @throws Error that lists the suite's ports that are in use, or that browsers refuse to call, if there are any */
export async function assertPortsFree(suite: Suite) {
  const lines = await Promise.all(
    (Object.keys(PORTS) as PortName[]).map(async (name) => {
      const port = suite.at.port(name);
      const { what } = PORTS[name];
      if (!(await isFree(port))) return [`  Port ${port} is busy: ${what} wanted it.`];
      return (await isBlocked(port)) ? [`  Port ${port} is blocked by browsers: ${what} wanted it.`] : [];
    }),
  );
  const problems = lines.flat();
  if (problems.length === 0) return;
  throw new Error(
    `${problems.join("\n")}\nStop what listens there, or choose other ports: DURE_PORT=${suite.base + 100} DURE_SUITE=second npm start`,
  );
}

/** Whether `fetch`, in Node as in browsers, refuses a port on which nobody listens (https://fetch.spec.whatwg.org/#bad-port). */
const isBlocked = (port: number): Promise<boolean> =>
  fetch(`http://${HOST}:${port}`).then(
    () => false,
    ({ cause }: { cause?: Error }) => cause?.message === "bad port",
  );

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, HOST, () => server.close(() => done(true)));
  });
}
