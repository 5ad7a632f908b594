import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import { route } from "../src/stand-in/router";
import { type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { serveUdp } from "./serve-udp";
import { addFaults, BadZoneError, newZone, STATE_VERSION, setRecords, type Zone } from "./zone";

const BODY_LIMIT_BYTES = 1024 * 1024;
const HOST = "127.0.0.1";

export interface DnsOptions {
  /** The port of DNS by UDP, and of the control routes by HTTP; 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
}

/** Starts the stand-in for the world's name servers. Its records are shown at `/`, and set at `/__records`. */
export async function start({ port, stateFile }: DnsOptions): Promise<RunningStandIn> {
  const file = new StateFile<Zone>({ path: stateFile, version: STATE_VERSION, create: newZone });
  const http = await startServer({ port, service: () => createService(file) });
  const socket = await serveUdp(HOST, http.port, () => file.data);
  return { ...http, stop: () => Promise.all([http.stop(), close(socket)]).then(() => undefined) };
}

const close = (socket: { close: (done: () => void) => void }) => new Promise<void>((done) => socket.close(done));

function createService(file: StateFile<Zone>): Service {
  const changing = (change: () => void): Reply => {
    try {
      change();
    } catch (error) {
      if (error instanceof BadZoneError) return json(400, { error: error.message });
      throw error;
    }
    file.changed();
    return json(200, file.data.records);
  };
  return {
    routes: [
      route("GET", "/", () => recordsPage(file.data)),
      route("GET", "/__records", () => json(200, file.data.records)),
      route("POST", "/__records", (request) => changing(() => setRecords(file.data, request))),
      route("POST", "/__dns-faults", (request) => changing(() => addFaults(file.data, request))),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: (status, message) => json(status, { error: message }),
    state: () => file.data,
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

function recordsPage({ records }: Zone): Reply {
  const rows = records.map(({ name, type, values }) => [name, type, values.join(", ")]);
  return htmlPage(page("DNS", html`<h1>DNS</h1>${table(["Name", "Type", "Value"], rows, "None")}`));
}
