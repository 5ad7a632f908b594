import { z } from "zod";

/**
 * Why a call of another server got no answer: no public address, no such host, no connection, no trusted certificate, no
 * answer in time.
 */
export const CallFailure = z.enum(["address", "host", "connection", "certificate", "timeout"]);
export type CallFailure = z.infer<typeof CallFailure>;
