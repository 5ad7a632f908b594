import { createServer } from "node:net";
import { HOST, PORTS, type PortName } from "../addresses";
import type { Suite } from "./settings";

/** @throws Error that lists the suite's ports in use, if there are any */
export async function assertPortsFree(suite: Suite) {
  const names = Object.keys(PORTS) as PortName[];
  const free = await Promise.all(names.map((name) => isFree(suite.at.port(name))));
  const busy = names.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  const lines = busy.map((name) => `  Port ${suite.at.port(name)} is busy: ${PORTS[name].what} wanted it.`);
  throw new Error(
    `${lines.join("\n")}\nStop what listens there, or choose other ports: DURE_PORT=${suite.base + 100} DURE_SUITE=second npm start`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, HOST, () => server.close(() => done(true)));
  });
}
