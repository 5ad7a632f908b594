import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn(
  "Microsoft",
  start({
    port: portFromEnvironment(),
    stateFile: process.env.STATE_FILE,
    appUrl: process.env.APP_URL,
    clientId: process.env.MICROSOFT_CLIENT_ID ?? "dure-local",
    clientSecret: process.env.MICROSOFT_CLIENT_SECRET ?? "dure-local",
  }),
);
