import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { StartFailed } from "./app/errors/start-failed";
import { loadConfig } from "./lib/config";
import { startI18n } from "./lib/i18n";
import { startRuntime } from "./lib/runtime";

async function start() {
  const root = createRoot(document.querySelector("#root") ?? document.body);
  const [config] = await Promise.allSettled([loadConfig(), startI18n()]);
  if (config.status === "rejected") {
    console.error(config.reason);
    root.render(<StartFailed />);
    return;
  }
  root.render(
    <StrictMode>
      <App runtime={startRuntime(config.value)} />
    </StrictMode>,
  );
}

void start();
