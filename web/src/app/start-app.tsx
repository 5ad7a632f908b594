import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { loadConfig } from "../lib/firebase/config";
import { startRuntime } from "../lib/firebase/runtime";
import { startI18n } from "../lib/language/i18n";
import { cover } from "../lib/start/cover";
import { startTelemetry } from "../lib/telemetry/start-telemetry";
import { App } from "./app";
import { StartFailed } from "./errors/start-failed";
import { prefetchOnHover } from "./prefetch-on-hover";
import { preload } from "./preload";
import { routes } from "./routes";

/** Starts the app at the document's address. @returns when the first page's code is there */
export async function startApp(): Promise<void> {
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
  const router = createBrowserRouter(routes);
  root.render(
    <StrictMode>
      <App runtime={runtime} router={router} />
    </StrictMode>,
  );
  const { pathname } = location;
  router.subscribe((state) => {
    if (state.location.pathname !== pathname) cover.lift();
  });
  startTelemetry(config.value);
  await untilInitialized(router);
}

const untilInitialized = (router: DataRouter): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
