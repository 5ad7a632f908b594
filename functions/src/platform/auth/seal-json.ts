import { seal, unseal } from "./secret-box";

/** Encrypts a value that a client sends back later, such as a cursor. It opens only with the same `context`. */
export const sealJson = (value: unknown, context: string): string => seal(JSON.stringify(value), context);

/** Opens what `sealJson` made with the same context; undefined for anything else. */
export function unsealJson(box: string, context: string): unknown {
  try {
    return JSON.parse(unseal(box, context));
  } catch {
    return undefined;
  }
}
