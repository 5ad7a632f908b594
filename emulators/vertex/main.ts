import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn("Vertex AI", start({ port: portFromEnvironment() }));
