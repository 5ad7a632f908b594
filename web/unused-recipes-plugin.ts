import type { Plugin } from "vite";

/** Chakra's recipes whose components the app doesn't use (tests/structure/recipes.test.ts). */
export const UNUSED_RECIPES = [
  ...["accordion", "action-bar", "blockquote", "breadcrumb", "carousel", "checkbox-card", "code-block", "color-picker"],
  ...["color-swatch", "container", "date-input", "date-picker", "editable", "empty-state", "file-upload"],
  ...["floating-panel", "hover-card", "listbox", "mark", "marquee", "number-input", "pin-input", "progress-circle"],
  ...["radio-card", "rating-group", "scroll-area", "skip-nav-link", "slider", "splitter", "steps"],
  ...["timeline", "tree-view"],
];

const RECIPE = /@chakra-ui\/react\/dist\/esm\/theme\/recipes\/([\w-]+)\.js$/;

/** Chakra's theme holds the recipes of all its components, 30 kB of them for components that no screen has. */
export const unusedRecipesPlugin = (): Plugin => ({
  name: "dure-unused-recipes",
  apply: "build",
  transform(code, id) {
    if (!UNUSED_RECIPES.includes(RECIPE.exec(id)?.[1] ?? "")) return undefined;
    const [, name] = /export \{ (\w+) \}/.exec(code) ?? [];
    return name && { code: `export const ${name} = {};`, map: null };
  },
});
