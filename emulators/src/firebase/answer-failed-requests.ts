type Next = (error?: unknown) => void;
type Handler = (request: unknown, response: unknown, next: Next) => unknown;
interface Layer {
  handle: Handler;
  route?: { stack: Layer[] };
}
type CreateEndpoints = (emulator: unknown) => { stack: Layer[] };

/**
 * Answers requests whose handler fails. The Storage emulator's handlers are asynchronous and not awaited: without this,
 * one malformed name in an address ends all emulators.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function answerFailedRequests<Name extends string>(
  apis: Partial<Record<Name, CreateEndpoints>>,
  name: Name,
): string | undefined {
  const create = apis[name];
  if (!create) return "A request that the Storage emulator can't read may end it.";
  apis[name] = (emulator) => {
    const router = create(emulator);
    for (const layer of router.stack) {
      for (const inner of layer.route?.stack ?? []) inner.handle = answering(inner.handle);
      if (!layer.route) layer.handle = answering(layer.handle);
    }
    return router;
  };
  return undefined;
}

/** The number of parameters by which Express recognizes an error handler. */
const FOR_ERRORS = 4;

function answering(handle: Handler): Handler {
  if (handle.length >= FOR_ERRORS) return handle;
  return async (request, response, next) => {
    try {
      await handle(request, response, next);
    } catch (error) {
      next(error instanceof URIError ? Object.assign(error, { status: 400 }) : error);
    }
  };
}
