import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Child, startProgram } from "./child";
import { EVENT_WEBHOOK_SEED, functionSecrets, functionSettings } from "./function-settings";
import { printProblems } from "./print-problems";
import { ROOT, type Suite } from "./settings";

const STAND_INS = [
  "google",
  "microsoft",
  "naver-works",
  "sendgrid",
  "zoom",
  "slack",
  "nhn",
  "data-go-kr",
  "opendart",
  "naver-news",
  "nice",
  "vertex",
  "remember",
  "stripe",
  "saml",
  "dns",
] as const;

/** Starts the stand-ins for other companies' services. Their state is kept in files. */
export function startStandIns(suite: Suite, { printsProblems }: { printsProblems: boolean }): Child[] {
  return STAND_INS.map((name) => ({ name, main: join(ROOT, "emulators", name, "main.ts") }))
    .filter(({ main }) => existsSync(main))
    .map(({ name, main }) => {
      const log = join(suite.folder, `${name}.log`);
      const child = startProgram(main, [], { cwd: ROOT, log, env: environmentOf(suite, name) });
      if (printsProblems) printProblems(child, log);
      return child;
    });
}

function environmentOf(suite: Suite, name: (typeof STAND_INS)[number]): Record<string, string | undefined> {
  const { DNS_SERVERS, GOOGLE_CLIENT_ID, MAIL_FROM, MICROSOFT_CLIENT_ID } = functionSettings(suite);
  const { GOOGLE_CLIENT_SECRET, MICROSOFT_CLIENT_SECRET, STRIPE_WEBHOOK_SECRET } = functionSecrets();
  return {
    PORT: String(suite.at.port(name)),
    STATE_FILE: join(suite.folder, "state", `${name}.json`),
    APP_URL: suite.at.app,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    MICROSOFT_CLIENT_ID,
    MICROSOFT_CLIENT_SECRET,
    STRIPE_WEBHOOK_SECRET,
    DNS_SERVERS,
    MAIL_FROM,
    EVENT_WEBHOOK_URL: `${suite.at.api}/public/email/events`,
    EVENT_WEBHOOK_SEED,
  };
}
