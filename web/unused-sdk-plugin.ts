import type { Plugin } from "vite";

const NAME = "\0unused-firebase-sdk";
const UNUSED = ["firebase/database", "firebase/functions", "firebase/remote-config"];
const EXPORTS = [
  ...["get", "off", "onChildAdded", "onChildChanged", "onChildMoved", "onChildRemoved", "onValue", "httpsCallable"],
  ...["ensureInitialized", "getAll", "getBoolean", "getNumber", "getString", "getValue"],
];

/**
 * reactfire imports every Firebase SDK in one module. This replaces the SDKs that the product doesn't use with empty
 * modules.
 */
export const unusedSdkPlugin = (): Plugin => ({
  name: "dure-unused-sdk",
  enforce: "pre",
  resolveId: (id, importer) => (UNUSED.includes(id) && importer?.includes("reactfire") ? NAME : undefined),
  load: (id) => (id === NAME ? `export const ${EXPORTS.map((name) => `${name} = undefined`).join(", ")};` : undefined),
});
