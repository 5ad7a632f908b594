import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Id } from "@dure/domain/shared/value";
import { z } from "zod";
import { unsubscribeKeys } from "../../platform/config";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** An address of 254 characters and two ids take less. */
const MAX_LENGTH = 1_000;

/** The recipient of an unsubscribe link, and the campaign that sent it. */
const Link = z.object({ email: z.string(), campaign_id: Id.nullable() });
export type UnsubscribeLink = z.infer<typeof Link> & { teamId: string };

/**
 * Makes the token of a link: only we can make or read one, it is of one team, and it shows nothing of the address.
 * It never expires, since a mail may be read years later.
 */
export function unsubscribeToken({ teamId, email, campaign_id }: UnsubscribeLink): string {
  const iv = randomBytes(IV_BYTES);
  const [key = Buffer.alloc(0)] = keys();
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(placeOf(teamId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ email, campaign_id })), cipher.final()]);
  return `${teamId}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
}

/** What `unsubscribeToken` made, by any of the keys; undefined for anything else. */
export function readUnsubscribeToken(token: string): UnsubscribeLink | undefined {
  const [, teamId, box] = (token.length <= MAX_LENGTH && /^([\w-]{1,128})\.([\w-]+)$/.exec(token)) || [];
  if (!teamId || !box) return undefined;
  const bytes = Buffer.from(box, "base64url");
  for (const key of keys()) {
    const text = open(bytes, key, teamId);
    if (text !== undefined) return { ...Link.parse(JSON.parse(text)), teamId };
  }
  return undefined;
}

function open(bytes: Buffer, key: Buffer, teamId: string): string | undefined {
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(placeOf(teamId));
    decipher.setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}

const placeOf = (teamId: string): Buffer => Buffer.from(`unsubscribe/${teamId}`);

const keys = (): Buffer[] =>
  unsubscribeKeys
    .value()
    .split(",")
    .map((key) => Buffer.from(key.trim(), "base64"));
