import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn("Business cards", start({ port: portFromEnvironment(), stateFile: process.env.STATE_FILE }));
