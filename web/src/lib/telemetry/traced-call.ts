/** A call that is traced: the header that the server's span continues, and the end with the status that came, if any. */
export type TracedCall = { traceparent: string; end: (status: number | undefined) => void };

/** @param endpoint such as `records.listLeads` */
export type CallTracer = (endpoint: string, method: string) => TracedCall;
