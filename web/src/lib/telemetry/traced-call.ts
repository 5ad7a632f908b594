/**
 * A traced call: the header that the server's span continues, and a function that ends the span with the response's
 * status, if any.
 */
export type TracedCall = { traceparent: string; end: (status: number | undefined) => void };

/** @param endpoint such as `records.listLeads` */
export type CallTracer = (endpoint: string, method: string) => TracedCall;
