/** The code of an error of an SDK or of Node: a number of gRPC's, or a name. Undefined if it has none. */
export const errorCode = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
