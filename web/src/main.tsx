import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { StartFailed } from "./app/errors/start-failed";
import { prefetchOnHover } from "./app/prefetch-on-hover";
import { preload } from "./app/preload";
import { routes } from "./app/routes";
import { loadConfig } from "./lib/firebase/config";
import { startRuntime } from "./lib/firebase/runtime";
import { startI18n } from "./lib/i18n";
import { startTelemetry } from "./lib/telemetry/start-telemetry";

async function start() {
  const root = createRoot(document.querySelector("#root") ?? document.body);
  const [config] = await Promise.allSettled([loadConfig(), startI18n()]);
  if (config.status === "rejected") {
    console.error(config.reason);
    root.render(<StartFailed />);
    return;
  }
  const runtime = startRuntime(config.value);
  void preload(location.pathname);
  prefetchOnHover(routes);
  root.render(
    <StrictMode>
      <App runtime={runtime} />
    </StrictMode>,
  );
  startTelemetry(config.value);
}

void start();
