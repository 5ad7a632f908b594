import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const API = fileURLToPath(import.meta.resolve("@dure/domain/api"));

type Meta = { access?: string; reads?: true };
type Route = Record<string, unknown>;
type Node = { "~orpc"?: { route: Route; meta: Meta } } & Record<string, unknown>;

/** The virtual modules that pages import, and how each is made from the contract. */
const MODULES: Record<string, (api: Node) => string> = {
  /** For the app: methods and paths of every endpoint, in the shape of a contract. */
  "virtual:contract": (api) => `export const contract = ${JSON.stringify(routesOf(api))};`,
  /** For the public pages: the routes of the public endpoints, one export for each area. */
  "virtual:public-contract": (api) =>
    Object.entries(api)
      .map(([area, endpoints]) => `export const ${area} = ${JSON.stringify(publicRoutesOf(endpoints as Node))};`)
      .join("\n"),
};

/** The contract as browsers need it: methods, paths, and which endpoints only read, without the schemas. */
export const contractPlugin = (): Plugin => ({
  name: "dure-contract",
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  async load(id) {
    const write = MODULES[id.slice(1)];
    if (!id.startsWith("\0") || !write) return undefined;
    const { module, dependencies } = await runnerImport<{ api: Node }>(API);
    for (const file of dependencies) this.addWatchFile(file);
    return write(module.api);
  },
});

function routesOf(node: Node): unknown {
  const procedure = node["~orpc"];
  if (!procedure) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, routesOf(value as Node)]));
  const { method, path, inputStructure, outputStructure, successStatus } = procedure.route;
  return {
    "~orpc": {
      meta: procedure.meta.reads ? { reads: true } : {},
      errorMap: {},
      route: { method, path, inputStructure, outputStructure, successStatus },
    },
  };
}

function publicRoutesOf(area: Node): Record<string, Route> {
  const endpoints = Object.entries(area).flatMap(([name, value]) => {
    const { meta, route } = (value as Node)["~orpc"] ?? {};
    return meta?.access === "public" && route ? [[name, { method: route.method, path: route.path }] as const] : [];
  });
  return Object.fromEntries(endpoints);
}
