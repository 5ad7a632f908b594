import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn("NICE", start({ port: portFromEnvironment() }));
