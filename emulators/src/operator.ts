import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clientEnvironment } from "./addresses";
import { ROOT, suiteFromEnvironment } from "./suite/settings";

// Runs an operator's command on the local stack at DURE_PORT, unless it names a Firebase project.
for (const [name, value] of Object.entries(clientEnvironment(suiteFromEnvironment(process.env).at)))
  process.env[name] ??= value;
await import(pathToFileURL(join(ROOT, "functions/src/operator/main.ts")).href);
