import { randomInt } from "node:crypto";

/** A random IP address for each visitor, so that rate limits only affect the tests of them. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
