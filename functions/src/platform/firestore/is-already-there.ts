import { errorCode } from "../error-code";

/** gRPC's ALREADY_EXISTS. */
const ALREADY_EXISTS = 6;

/** Whether a document could not be created because it already exists. */
export const isAlreadyThere = (error: unknown): boolean => errorCode(error) === ALREADY_EXISTS;
