import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

const { STATE_FILE, EVENT_WEBHOOK_URL, EVENT_WEBHOOK_SEED } = process.env;
await runStandIn(
  "SendGrid",
  start({
    port: portFromEnvironment(),
    stateFile: STATE_FILE,
    eventUrl: EVENT_WEBHOOK_URL,
    eventKeySeed: EVENT_WEBHOOK_SEED,
  }),
);
