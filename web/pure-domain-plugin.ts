import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const DOMAIN = fileURLToPath(new URL("../domain/src/", import.meta.url));

type Node = { type: string; start: number; end: number };
type Declaration = Node & { declarations?: readonly { init: Node | null }[]; declaration?: Declaration | null };

/** Initializers that call nothing: the bundler drops them without help if nothing uses them. */
const WITHOUT_CALL = new Set(["ArrowFunctionExpression", "FunctionExpression", "Literal", "Identifier"]);

/**
 * Drops what a page doesn't use of the domain's modules. The bundler can't know that the domain is pure: each schema is
 * a call that might have side effects, so one constant would bring in all of its module's schemas, and zod.
 */
export const pureDomainPlugin = (): Plugin => ({
  name: "dure-pure-domain",
  enforce: "post",
  apply: "build",
  transform(code, id) {
    if (!id.startsWith(DOMAIN)) return undefined;
    const { body } = this.parse(code) as unknown as { body: readonly Declaration[] };
    const values = body.flatMap((one) => (one.declaration ?? one).declarations ?? []).flatMap(({ init }) => init ?? []);
    let pure = code;
    for (const { type, start, end } of values.reverse())
      if (!WITHOUT_CALL.has(type))
        pure = `${pure.slice(0, start)}/* @__PURE__ */ (() => (${pure.slice(start, end)}))()${pure.slice(end)}`;
    return { code: pure, map: null, moduleSideEffects: false };
  },
});
