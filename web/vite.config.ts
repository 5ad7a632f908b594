import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { barrelPlugin } from "./barrel-plugin.ts";
import { budgetPlugin } from "./budget-plugin.ts";
import { chunkGroups } from "./chunk-groups.ts";
import { compiledThemePlugin } from "./compiled-theme-plugin.ts";
import { contractPlugin } from "./contract-plugin.ts";
import { preloadPlugin } from "./preload-plugin.ts";
import { pureDomainPlugin } from "./pure-domain-plugin.ts";
import { unusedRecipesPlugin } from "./unused-recipes-plugin.ts";
import { unusedSdkPlugin } from "./unused-sdk-plugin.ts";

/** `npm run dev` serves the app with hot reload; the rest comes from the stack that `npm start` runs. */
const STACK = `http://127.0.0.1:${process.env.DURE_PORT || 4600}`;
const SERVED_BY_THE_STACK = String.raw`^/(?:(?:api|public-pages|book|form|images|meet|s|unsubscribe|public/assets)/|(?:mcp|config\.json|(?:embed|form|form-runtime|t)\.js)$)`;

/** The app. The public pages are a build of their own, without Chakra and without the Firebase SDK. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    barrelPlugin(),
    contractPlugin(),
    pureDomainPlugin(),
    preloadPlugin(),
    mode === "budget" && budgetPlugin(),
    compiledThemePlugin(),
    unusedRecipesPlugin(),
    unusedSdkPlugin(),
  ],
  build: {
    outDir: "dist",
    target: "es2023",
    rolldownOptions: {
      // The SDKs register themselves when they are imported. An import by reactfire that nothing uses must not bring
      // them in.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(@?firebase\/(firestore|storage)|reactfire)\//, sideEffects: false },
        ],
      },
      output: {
        // The full name of a shared chunk lists all that share it, which can be longer than the page's own code.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        // Chunks may import each other: each module still runs after those that it imports.
        strictExecutionOrder: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
  server: { port: Number(process.env.DURE_PORT || 4600) + 90, proxy: { [SERVED_BY_THE_STACK]: STACK } },
}));
