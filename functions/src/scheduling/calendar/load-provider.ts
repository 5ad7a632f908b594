import type { CalendarProviderId } from "@dure/domain/teams/connection";
import type { CalendarProvider } from "./provider-types";

/** The adapter of a provider. Each is loaded when it is first used. */
export const loadProvider = (provider: CalendarProviderId): Promise<CalendarProvider> => LOADERS[provider]();

const LOADERS: Record<CalendarProviderId, () => Promise<CalendarProvider>> = {
  google: async () => (await import("./google/google-provider")).googleProvider,
  outlook: async () => (await import("./outlook/outlook-provider")).outlookProvider,
  "naver-works": async () => (await import("./naver-works/naver-works-provider")).naverWorksProvider,
};
