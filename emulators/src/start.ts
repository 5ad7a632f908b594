import { rm } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./suite/launch";
import { findSavedData, removeSavedData, saveRegularly } from "./suite/saved-data";
import { seedOnce } from "./suite/seed-once";
import { type Suite, suiteFromEnvironment } from "./suite/settings";
import { untilStopped } from "./suite/until-stopped";
import { watchSources } from "./suite/watch-sources";

const fresh = process.argv.includes("--fresh");

await untilStopped(async (cleanup) => {
  const suite = suiteFromEnvironment(process.env);
  if (fresh) {
    await removeSavedData(suite);
    await rm(join(suite.folder, "state"), { recursive: true, force: true });
  }
  const started = Date.now();
  const running = await launch(suite, { keepData: true, retryDelayFactor: 1, printsProblems: true }, cleanup);
  const isOnSavedData = (await findSavedData(suite)) !== undefined;
  await seedOnce(suite);
  cleanup.add(saveRegularly(suite));
  cleanup.add(watchSources(suite, running.ticker));
  console.log(welcome(suite, isOnSavedData, (Date.now() - started) / 1000));
  const code = await running.died;
  throw new Error(`The emulators ended with code ${code}.`);
});

function welcome({ at, folder }: Suite, isOnSavedData: boolean, seconds: number): string {
  const kept = isOnSavedData ? ", on the data of the last run (--fresh forgets it)" : "";
  return `
Dure runs, after ${seconds.toFixed(1)} s${kept}

  The app              ${at.app}
  API reference        ${at.api}/docs
  E-mail inbox         ${at.sendgrid}
  Google stand-in      ${at.google}
  Zoom stand-in        ${at.zoom}
  Slack stand-in       ${at.slack}
  KakaoTalk messages   ${at.nhn}
  Company registry     ${at.dataGoKr}
  Schedules            ${at.ticker}

Logs and data: ${folder}
Ctrl-C stops everything.
`;
}
