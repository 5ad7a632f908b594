import { randomInt } from "node:crypto";

/** A visitor's own address, so that the limits on public calls bind nobody but the tests of them. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
