import { join } from "node:path";
import type { Rolldown } from "vite";

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

type Layer = {
  name: string;
  /** The modules that start a page, or a part of one. */
  roots: readonly string[];
  /** Also takes the modules that the first one and any of the others both import. */
  shared?: readonly [string, ...string[]];
};

const ENTRY = "identity/public/start-entry.ts";
const ACCOUNT = "identity/public/account.ts";
const FIRST_LIST = "records/record/first-list/start-first-list.tsx";
const FIRST_ROWS = "records/record/first-list/read-first-rows.ts";
const APP = "app/start-app.tsx";
const SHELL = "app/shell/shell.tsx";
const LIST = "records/record/list/record-list-page.tsx";

/** Groups of code that is fetched together. A module belongs to the first layer that imports it. */
const LAYERS: readonly Layer[] = [
  { name: "base", roots: ["main.tsx"], shared: [ENTRY, ACCOUNT, FIRST_LIST, APP, SHELL, LIST] },
  { name: "entry", roots: [ENTRY] },
  { name: "account", roots: [ACCOUNT, FIRST_ROWS] },
  { name: "first-list", roots: [FIRST_LIST] },
  { name: "app", roots: [APP] },
  {
    name: "daily",
    roots: [
      "identity/preload.ts",
      "teams/preload.ts",
      "records/preload.ts",
      SHELL,
      "app/shell/home.tsx",
      LIST,
      "records/search/search-button.tsx",
      "records/pipeline/menu/deal-type-menu.tsx",
      "records/page-overlays.tsx",
      "teams/page-overlays.tsx",
      "scheduling/regrant/regrant-overlay.tsx",
      "notifications/bell/notification-bell.tsx",
      // The records' texts name the built-in fields.
      "../../domain/src/records/field/field-labels.ts",
    ],
  },
  {
    name: "record",
    roots: [
      "records/record/detail/record-page.tsx",
      "records/record/side/record-side-view.tsx",
      "records/record/create/create-drawer.tsx",
    ],
  },
  {
    name: "home",
    roots: [
      "teams/onboarding/home/home-page.tsx",
      "records/home/day-todos.tsx",
      "records/home/day-leads.tsx",
      "records/home/day-deals.tsx",
      "records/sample/sample-section.tsx",
      "scheduling/scheduled-event/day-meetings.tsx",
    ],
  },
  { name: "board", roots: ["records/pipeline/board/board-page.tsx"] },
];

/** Merges shared modules into files of about this size, instead of one file each. */
const MIN_CHUNK_BYTES = 5_000;

/** The texts of entry pages, which fetch no others. */
const ENTRY_TEXTS =
  /identity\/public\/texts\/(ko|en)\.|(?:identity|ui)\/locales\/(ko|en)\/(?:entry-page|error|field)\./;
/**
 * The areas whose texts a daily page shows: one file has the app's texts, another one those of the other daily pages.
 */
const APP_TEXTS = ["ui", "app", "identity"];
const DAILY_TEXTS = ["records", "teams", "notifications"];

function textsOf(id: string): string | null {
  const [isEntry, own, shared] = ENTRY_TEXTS.exec(id) ?? [];
  if (isEntry) return `entry-${own ?? shared}`;
  const [, area = "", locale] = /web\/src\/(\w+)\/locales\/(ko|en)[./-]/.exec(id) ?? [];
  if (APP_TEXTS.includes(area)) return `app-${locale}`;
  return DAILY_TEXTS.includes(area) ? `daily-${locale}` : null;
}

const isLibrary = (id: string): boolean => id.includes("/node_modules/");

/**
 * Library modules that import everything although a page uses little of it: the SDK of every part of Firebase, every
 * component.
 */
const WIDE =
  /node_modules\/(?:reactfire\/|@ark-ui\/react\/dist\/(?:index|components\/anatomy)\.js|@chakra-ui\/react\/dist\/esm\/anatomy\.js)/;

/** All modules that the roots import, directly or indirectly. */
function closureOf(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set(roots.map((root) => join(import.meta.dirname, "src", root)));
  for (const id of reached)
    if (!WIDE.test(id)) for (const one of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(one);
  return reached;
}

function membersOf({ roots, shared: [first, ...others] = [""] }: Layer, modules: Modules): ReadonlySet<string> {
  const below = closureOf(roots, modules);
  if (first === "") return below;
  const other = closureOf(others, modules);
  return new Set([...below, ...[...closureOf([first], modules)].filter((id) => other.has(id))]);
}

const members = new Map<string, ReadonlySet<string>>();

function layerOf(id: string, modules: Modules): string | null {
  for (const layer of LAYERS) {
    const known = members.get(layer.name) ?? membersOf(layer, modules);
    members.set(layer.name, known);
    if (known.has(id)) return layer.name;
  }
  return null;
}

/** Libraries change seldom: in files of their own they stay in the browser's cache over deployments. */
const LIBRARIES: Readonly<Record<string, string>> = { app: "ui", daily: "controls" };

/** The names of components' parts; the theme includes those of all components. */
const ANATOMY = /node_modules\/.*anatomy/;

function fileOf(id: string, modules: Modules): string | null {
  if (ANATOMY.test(id)) return LIBRARIES.app ?? null;
  const layer = layerOf(id, modules);
  return (isLibrary(id) && LIBRARIES[layer ?? ""]) || layer;
}

/**
 * Which chunk a module belongs to: the first group that takes it. A page fetches about a dozen files: what every page
 * needs first, what its layer shares, and its own code.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/react-query|use-sync-external-store)\//,
  },
  { name: textsOf, debugName: "texts", test: /\/locales\/|identity\/public\/texts\// },
  // Many modules import zod, but few still use it after tree shaking.
  { name: "schemas", test: /node_modules\/zod\// },
  { name: "phones", test: /libphonenumber/ },
  { name: "drag", test: /@dnd-kit/ },
  { name: "time", test: /temporal-(polyfill|utils)/ },
  { name: fileOf, debugName: "layers" },
  { name: "fields", test: isLibrary, minShareCount: 25 },
  { name: "libraries", test: isLibrary, minShareCount: 2, entriesAware: true },
  {
    name: "shared",
    test: (id) => !isLibrary(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: MIN_CHUNK_BYTES,
  },
];
