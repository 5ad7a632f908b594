interface Internals {
  FunctionsEmulator?: { prototype: { getRuntimeEnvs?(backend: object, trigger?: Trigger): object } };
}

type Trigger = { availableMemoryMb?: number };

/** In a container, V8's heap takes at most half of the memory; here it would grow with the memory of the machine. */
const HEAP_SHARE = 0.5;

/**
 * Limits the heap of functions by their configured memory, as in a deployment.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function limitHeap({ FunctionsEmulator }: Internals): string | undefined {
  const prototype = FunctionsEmulator?.prototype;
  const { getRuntimeEnvs } = prototype ?? {};
  if (!prototype || !getRuntimeEnvs) return "Functions will take more memory than they have when deployed.";
  prototype.getRuntimeEnvs = function (backend, trigger) {
    const given = getRuntimeEnvs.call(this, backend, trigger);
    const memoryMb = trigger?.availableMemoryMb;
    if (!memoryMb) return given;
    const limit = `--max-old-space-size=${Math.trunc(memoryMb * HEAP_SHARE)}`;
    return { ...given, NODE_OPTIONS: [process.env.NODE_OPTIONS, limit].filter(Boolean).join(" ") };
  };
  return undefined;
}
