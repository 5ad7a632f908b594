import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractPlugin } from "./contract-plugin.ts";
import { unusedSdkPlugin } from "./unused-sdk-plugin.ts";

/** `npm run dev` serves the app with hot reload; the rest comes from the stack that `npm start` runs. */
const STACK = `http://127.0.0.1:${process.env.DURE_PORT || 4600}`;
const SERVED_BY_THE_STACK = String.raw`^/(?:(?:api|public-pages|book|form|images|meet|s|unsubscribe|public/assets)/|(?:mcp|config\.json|(?:embed|form|form-runtime|t)\.js)$)`;

/** Modules that screens share go into chunks of about this size, not one each: a page asks for 40 files instead of 170. */
const MIN_CHUNK_BYTES = 20_000;

/** The app. The public pages are a build of their own, without Chakra and without the Firebase SDK. */
export default defineConfig({
  plugins: [react(), contractPlugin(), unusedSdkPlugin()],
  build: {
    outDir: "dist",
    target: "es2023",
    rolldownOptions: {
      // The SDKs register themselves when imported; reactfire's import alone, without a use, must not bring them along.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(@?firebase\/(firestore|storage)|reactfire)\//, sideEffects: false },
        ],
      },
      output: {
        // Chunks may import each other: each module still runs after those that it imports.
        strictExecutionOrder: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            {
              name: "firebase",
              test: /node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|util|component|logger))\//,
            },
            { name: "i18n", test: /node_modules\/(i18next|react-i18next)\// },
            { name: "initial", tags: ["$initial"] },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: MIN_CHUNK_BYTES },
          ],
        },
      },
    },
  },
  server: { port: Number(process.env.DURE_PORT || 4600) + 90, proxy: { [SERVED_BY_THE_STACK]: STACK } },
});
