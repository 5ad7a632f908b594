import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn(
  "Google",
  start({
    port: portFromEnvironment(),
    stateFile: process.env.STATE_FILE,
    appUrl: process.env.APP_URL,
    clientId: process.env.GOOGLE_CLIENT_ID,
    clientSecret: process.env.GOOGLE_CLIENT_SECRET,
  }),
);
