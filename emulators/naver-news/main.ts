import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn("Naver news", start({ port: portFromEnvironment() }));
