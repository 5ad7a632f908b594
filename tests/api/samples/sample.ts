/** A valid call of an endpoint, with ids of the owner's team. */
export type Sample = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
