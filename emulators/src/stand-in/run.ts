import "../resolve-localhost";
import type { RunningStandIn } from "./server";

/** Runs a stand-in until the process gets a signal to end. The state is saved before it exits. */
export async function runStandIn(name: string, starting: Promise<RunningStandIn>): Promise<void> {
  const standIn = await starting;
  console.log(`${name} stand-in: ${standIn.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void standIn.stop().then(() => process.exit(0)));
  }
}

/** PORT as a number; 0 (any free port) if it is not set. */
export function portFromEnvironment(): number {
  const port = Number(process.env.PORT ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("PORT is not a port number");
  return port;
}
