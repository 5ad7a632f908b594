import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn(
  "Naver Works",
  start({ port: portFromEnvironment(), stateFile: process.env.STATE_FILE, appUrl: process.env.APP_URL }),
);
