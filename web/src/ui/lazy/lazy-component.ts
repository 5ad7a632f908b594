import { onlineManager } from "@tanstack/react-query";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { untilOnline } from "../../lib/http/until-online";

/**
 * A component whose code is loaded when it is first rendered. Offline, it is loaded once the browser is online again;
 * until then the current screen stays, with what is written in it.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadOnline(load) }));

async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (onlineManager.isOnline()) throw error;
    await untilOnline();
    return load();
  }
}
