import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn("data.go.kr", start({ port: portFromEnvironment() }));
