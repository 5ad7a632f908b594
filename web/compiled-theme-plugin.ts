import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ChakraProvider, type SystemContext } from "@chakra-ui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const SYSTEM = join(import.meta.dirname, "src/ui/theme/system.ts");
const CHAKRA = dirname(fileURLToPath(import.meta.resolve("@chakra-ui/react")));

const STYLES = "virtual:theme.css";
const TOKENS = "virtual:theme-tokens";

/** The files of Chakra's tokens, which the compiled tokens replace. Keyframes are no tokens. */
const SOURCES = new Set(
  ["tokens", "semantic-tokens"]
    .flatMap((folder) => readdirSync(join(CHAKRA, "theme", folder)).map((file) => join(CHAKRA, "theme", folder, file)))
    .filter((file) => file.endsWith(".js") && !file.endsWith("/keyframes.js")),
);

/** Replacements in Chakra's files. If a new version of Chakra has other code there, the build fails. */
const REPLACED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  // Chakra's default system, which nothing uses, can be dropped once its call is marked pure.
  "preset.js": [["= createSystem(", "= /* @__PURE__ */ createSystem("]],
  "styled-system/system.js": [
    ["const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];", "const _global = [];"],
  ],
  // Called for each property of each style: building the list of all conditions took longer than all else.
  "styled-system/conditions.js": [["return keys().includes(key) ||", "return Object.hasOwn(values, key) ||"]],
  // Chakra builds a part's recipe again at each render. Built once, it keeps its cache.
  "styled-system/factory.js": [
    ["  let styles = [];\n", "  let styles = [];\n  const made = new WeakMap();\n"],
    [
      "const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);",
      `if (!made.has(cva)) made.set(cva, configOrCva.__cva__ ? configOrCva : cva(configOrCva));
    const cvaFn = made.get(cva);`,
    ],
  ],
  "styled-system/token-dictionary.js": [
    [
      "  registerTokens();\n  registerTransform(...tokenTransforms);\n  registerMiddleware(...tokenMiddlewares);\n  build();\n",
      `  byCategoryJson = compiled.categories;
  for (const [category, values] of Object.entries(compiled.categories))
    for (const [prop, value] of Object.entries(values)) flatMap.set(category + "." + prop, value);
  for (const [name, values] of Object.entries(compiled.palettes)) colorPaletteMap.set(name, new Map(Object.entries(values)));
  for (const [name, value] of Object.entries(compiled.raw)) tokenNameMap.set(name, { value });
`,
    ],
    ["const isToken =", `import { compiled } from "${TOKENS}";\nconst isToken =`],
  ],
};

/** Chakra's utilities need the values of these tokens, not their variables. */
const RAW = /^(?:breakpoints|opacity)\./;

/**
 * Computes the theme at build time. In a browser, creating the tokens and their style sheet took a seventh of the
 * start's computing time; now only look-ups of tokens are left. `npm run dev` works without this.
 */
export const compiledThemePlugin = (): Plugin => {
  let isBuild = false;
  return {
    name: "dure-compiled-theme",
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === STYLES || id === TOKENS ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${STYLES}` && id !== `\0${TOKENS}`) return undefined;
      if (!isBuild) return "";
      const { module, dependencies } = await runnerImport<{ system: SystemContext }>(SYSTEM);
      for (const file of dependencies) this.addWatchFile(file);
      return id === `\0${STYLES}`
        ? stylesOf(module.system)
        : `export const compiled = JSON.parse(${JSON.stringify(JSON.stringify(tokensOf(module.system)))});`;
    },
    transform(code, id) {
      if (!isBuild || !id.startsWith(CHAKRA)) return undefined;
      if (SOURCES.has(id)) return withoutValues(code);
      const changes = REPLACED[id.slice(CHAKRA.length + 1)];
      return changes && { code: changes.reduce((text, change) => replaceOnce(id, text, change), code), map: null };
    },
  };
};

function replaceOnce(file: string, text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2) throw new Error(`${file} no longer says once:\n${from}`);
  return text.replace(from, () => to);
}

/** Replaces the exports of a file of tokens with empty objects. */
function withoutValues(code: string) {
  const names = /export \{ ([\w, ]+) \}/.exec(code)?.[1]?.split(", ") ?? [];
  return { code: names.map((name) => `export const ${name} = {};`).join("\n"), map: null };
}

/** What Chakra's provider would write into the page: layers, reset, global styles and the tokens' variables. */
function stylesOf(system: SystemContext): string {
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: null }));
  return [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("\n");
}

function tokensOf({ tokens }: SystemContext) {
  const categories = [...new Set([...tokens.flatMap.keys()].map((key) => key.slice(0, key.indexOf("."))))];
  return {
    categories: Object.fromEntries(categories.map((category) => [category, tokens.getCategoryValues(category)])),
    palettes: Object.fromEntries([...tokens.colorPaletteMap].map(([name, vars]) => [name, Object.fromEntries(vars)])),
    raw: Object.fromEntries(
      tokens.allTokens.filter(({ name }) => RAW.test(name)).map(({ name, value }) => [name, value]),
    ),
  };
}
