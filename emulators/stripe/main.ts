import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

await runStandIn(
  "Stripe",
  start({
    port: portFromEnvironment(),
    stateFile: process.env.STATE_FILE,
    appUrl: process.env.APP_URL,
    webhookSecret: process.env.STRIPE_WEBHOOK_SECRET,
  }),
);
