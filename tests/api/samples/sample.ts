/** A well-formed call of an endpoint that names things of the owner's team. */
export type Sample = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
