import { portFromEnvironment, runStandIn } from "../src/stand-in/run";
import { start } from "./start";

const { DNS_SERVERS, MAIL_FROM, STATE_FILE, EVENT_WEBHOOK_URL, EVENT_WEBHOOK_SEED } = process.env;
await runStandIn(
  "SendGrid",
  start({
    port: portFromEnvironment(),
    stateFile: STATE_FILE,
    dnsServer: DNS_SERVERS || undefined,
    verifiedSenders: MAIL_FROM ? [MAIL_FROM] : undefined,
    eventUrl: EVENT_WEBHOOK_URL,
    eventKeySeed: EVENT_WEBHOOK_SEED,
  }),
);
