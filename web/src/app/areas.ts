import type { Area, AreaRoute } from "../lib/area";
import type { AreaParts } from "../lib/area-parts";
import type { AreaCommands } from "../lib/commands/command";

const files = import.meta.glob<{ area: Area }>(["../*/routes.tsx", "!../app/routes.tsx"], { eager: true });

/** Every area that has screens, by its name. A new area appears by having a routes.tsx. */
export const areas: readonly (Area & { name: string })[] = Object.entries(files).map(([file, { area }]) => ({
  ...area,
  name: file.split("/")[1] ?? "",
}));

/** Components below entries of the main menu. */
export const belowMenu: NonNullable<Area["below"]> = Object.assign({}, ...areas.map(({ below }) => below));

/** The button of the search over the team's data. */
export const SearchButton = areas.find(({ search }) => search)?.search;

/** The button of the member's in-app notifications. */
export const NotificationBell = areas.find(({ bell }) => bell)?.bell;

/** Components that areas provide to each other. */
export const areaParts: Partial<AreaParts> = Object.assign({}, ...areas.map(({ parts }) => parts));

/** What areas do when their commands are chosen. */
export const areaCommands: AreaCommands = Object.assign({}, ...areas.map(({ commands }) => commands));

/** Components rendered beside every page. */
export const pageOverlays = areas.flatMap(({ name, overlays }) => (overlays ? [{ name, PageOverlays: overlays }] : []));

type Kind = "open" | "onboarding" | "member" | "settings";

export const routesOf = (kind: Kind): AreaRoute[] => areas.flatMap((area) => area[kind] ?? []);
