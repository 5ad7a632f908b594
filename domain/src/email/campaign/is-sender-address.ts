import { z } from "zod";

/** Letters, digits, '.', '_' and '-'; no dot at an end, and no two in a row. */
const LOCAL_PART = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i;

/** Whether a text can be a sender's address. */
export function isSenderAddress(address: string): boolean {
  const local = address.slice(0, address.lastIndexOf("@"));
  return LOCAL_PART.test(local) && local.length <= 64 && z.email().safeParse(address).success;
}
