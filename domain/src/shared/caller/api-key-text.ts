/** `dure_live_<id>_<secret>_<checksum>`: a prefix that secret scanners know, and one double click selects all of it. */
export const API_KEY_PREFIX = "dure_live_";

/** The signs of a key's id, and how many: it names the key in lists and addresses. */
export const KEY_ID = { signs: "abcdefghijklmnopqrstuvwxyz0123456789", length: 12 };
/** 32 signs of 62 are 190 bits. */
export const KEY_SECRET = { signs: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", length: 32 };

const CHECKSUM_LENGTH = 7;
const KEY = /^dure_live_([a-z0-9]{12})_([A-Za-z0-9]{32})_([a-z0-9]{7})$/;

export function formatApiKey(id: string, secret: string): string {
  const text = `${API_KEY_PREFIX}${id}_${secret}`;
  return `${text}_${checksumOf(text)}`;
}

/** The id in a key; undefined for a text that is no key, such as one with a typo. */
export function idOfApiKey(text: string): string | undefined {
  const [, id, secret] = KEY.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  return formatApiKey(id, secret) === text ? id : undefined;
}

/** What lists show of a key. */
export const maskApiKey = (id: string): string => `${API_KEY_PREFIX}${id}_••••`;

const ACTOR_PREFIX = "key_";

/** The actor id of a key: what the key makes is `created_by` this id. No member has such an id. */
export const actorIdOf = (keyId: string): string => `${ACTOR_PREFIX}${keyId}`;

/** The key of an actor's id; undefined for a member, a visitor or the product. */
export const keyIdOf = (actorId: string): string | undefined =>
  actorId.startsWith(ACTOR_PREFIX) ? actorId.slice(ACTOR_PREFIX.length) : undefined;

const CRC_POLYNOMIAL = 0xedb88320;

/** CRC-32 in base 36: it finds typos, and keeps nobody from anything. */
function checksumOf(text: string): string {
  let crc = 0xffffffff;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1;
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(36).padStart(CHECKSUM_LENGTH, "0");
}
