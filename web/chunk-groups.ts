import { join } from "node:path";
import type { Rolldown } from "vite";

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Own code that is fetched together, the first file that needs a module having it. Each root is a page or a part of it. */
const LAYERS: readonly { name: string; roots: readonly string[] }[] = [
  { name: "sign-in", roots: ["identity/sign-in/login-page.tsx", "identity/sign-up/sign-up-page.tsx"] },
  {
    name: "daily",
    roots: [
      "identity/preload.ts",
      "teams/preload.ts",
      "records/preload.ts",
      "app/shell/shell.tsx",
      "app/shell/home.tsx",
      "records/record/list/record-list-page.tsx",
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
  { name: "board", roots: ["records/pipeline/board/board-page.tsx"] },
];

/** Shared modules stand in files of about this size, not one each. */
const MIN_CHUNK_BYTES = 5_000;

/** The areas whose texts a daily page shows. Those of entry pages come in one file, the others of daily pages in another. */
const ENTRY_TEXTS = ["ui", "app", "identity"];
const DAILY_TEXTS = ["records", "teams", "notifications"];

function textsOf(id: string): string | null {
  const [, area = "", locale] = /web\/src\/(\w+)\/locales\/(ko|en)[./]/.exec(id) ?? [];
  if (ENTRY_TEXTS.includes(area)) return `entry-${locale}`;
  return DAILY_TEXTS.includes(area) ? `daily-${locale}` : null;
}

const isLibrary = (id: string): boolean => id.includes("/node_modules/");

/** The modules below a layer's roots that are own code. Libraries are told apart by how many pages share them. */
function closureOf(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set(roots.map((root) => join(import.meta.dirname, "src", root)));
  for (const id of reached)
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) if (!isLibrary(one)) reached.add(one);
  return reached;
}

const closures = new Map<string, ReadonlySet<string>>();

function layerOf(id: string, modules: Modules): string | null {
  for (const { name, roots } of LAYERS) {
    const closure = closures.get(name) ?? closureOf(roots, modules);
    closures.set(name, closure);
    if (closure.has(id)) return name;
  }
  return null;
}

/**
 * Which file of the build a module is part of: the first group that takes it. A page asks for a dozen files: what every
 * page starts with, what its layer shares, and its own.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\// },
  {
    name: "firebase",
    test: /node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|util|component|logger))\//,
  },
  { name: "start", tags: ["$initial"] },
  { name: textsOf, test: /\/locales\// },
  { name: layerOf, test: (id) => !isLibrary(id) },
  // Large, and of use to few of the pages that may need them.
  { name: "phones", test: /libphonenumber/ },
  { name: "drag", test: /@dnd-kit/ },
  { name: "time", test: /temporal-(polyfill|utils)/ },
  { name: "icons", test: /lucide-react/ },
  { name: "ui", test: isLibrary, minShareCount: 40 },
  { name: "controls", test: isLibrary, minShareCount: 12 },
  { name: "libraries", test: isLibrary, minShareCount: 2, entriesAware: true },
  {
    name: "shared",
    test: (id) => !isLibrary(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: MIN_CHUNK_BYTES,
  },
];
