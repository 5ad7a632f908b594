import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:contract";
const API = fileURLToPath(import.meta.resolve("@dure/domain/api"));

type Node = { "~orpc"?: { route: Record<string, unknown> } } & Record<string, unknown>;

/**
 * The contract as the browser needs it: methods and paths only. Without this every schema of every area would be in
 * the first download.
 */
export const contractPlugin = (): Plugin => ({
  name: "dure-contract",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const { module, dependencies } = await runnerImport<{ api: Node }>(API);
    for (const file of dependencies) this.addWatchFile(file);
    return `export const contract = ${JSON.stringify(routesOf(module.api))};`;
  },
});

function routesOf(node: Node): unknown {
  const procedure = node["~orpc"];
  if (!procedure) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, routesOf(value as Node)]));
  const { method, path, inputStructure, outputStructure, successStatus } = procedure.route;
  return {
    "~orpc": { meta: {}, errorMap: {}, route: { method, path, inputStructure, outputStructure, successStatus } },
  };
}
