import { seal, unseal } from "./secret-box";

/** Encrypts a value that leaves the product and comes back, such as a cursor. `context` names its place. */
export const sealJson = (value: unknown, context: string): string => seal(JSON.stringify(value), context);

/** Opens what `sealJson` made with the same context; undefined for anything else. */
export function unsealJson(box: string, context: string): unknown {
  try {
    return JSON.parse(unseal(box, context));
  } catch {
    return undefined;
  }
}
