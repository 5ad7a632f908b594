import { BadFaultError, type Faults } from "./faults";
import { json, type Reply } from "./reply";
import { jsonBody } from "./request";
import { type Route, route } from "./router";
import type { Service } from "./service";

/** Routes of every stand-in for tests: faults, reset, and the state as JSON. */
export function controlRoutes(service: Service, faults: Faults): Route[] {
  return [
    route("GET", "/__state", () => json(200, service.state())),
    route("POST", "/__reset", () => {
      faults.clear();
      service.reset();
      return json(200, {});
    }),
    route("GET", "/__faults", () => json(200, faults.all())),
    route("POST", "/__faults", (request) => addFaults(faults, jsonBody(request))),
    route("POST", "/__release", (request) => {
      faults.release(String((jsonBody(request) as { path?: unknown }).path));
      return json(200, {});
    }),
    route("DELETE", "/__faults", () => {
      faults.clear();
      return json(200, []);
    }),
  ];
}

function addFaults(faults: Faults, input: unknown): Reply {
  try {
    faults.add(input);
    return json(200, faults.all());
  } catch (error) {
    if (error instanceof BadFaultError) return json(400, { error: error.message });
    throw error;
  }
}
