import { createHash, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { json, type Reply } from "../../src/stand-in/reply";
import { ensureAccount } from "../accounts";
import { type Google, nowMs } from "../google";
import { EMAIL_SCOPE, PROFILE_SCOPE } from "./scopes";

const LIFE_SECONDS = 3600;

/** A JWT signed with the stand-in's RS256 key. `verifyIdToken` accepts it by the certificate routes. */
export function idToken(
  google: Google,
  { email, scopes, nonce }: { email: string; scopes: string[]; nonce: string | undefined },
): string {
  const account = ensureAccount(google.file.data, email);
  const issuedAt = Math.floor(nowMs() / 1000);
  const claims = {
    iss: "https://accounts.google.com",
    azp: google.clientId,
    aud: google.clientId,
    sub: account.sub,
    ...(scopes.includes(EMAIL_SCOPE) ? { email, email_verified: true } : {}),
    ...(scopes.includes(PROFILE_SCOPE) ? { name: account.name, given_name: account.name } : {}),
    ...(nonce ? { nonce } : {}),
    iat: issuedAt,
    exp: issuedAt + LIFE_SECONDS,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${encode({ alg: "RS256", kid: keyId(google), typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), signingKey(google)).toString("base64url")}`;
}

/** `GET /oauth2/v1/certs`: PEM by key id. */
export function pemCerts(google: Google): Reply {
  return json(200, { [keyId(google)]: publicPem(google) });
}

/** `GET /oauth2/v3/certs` */
export function jwkCerts(google: Google): Reply {
  const key = createPublicKey(signingKey(google)).export({ format: "jwk" });
  return json(200, { keys: [{ ...key, alg: "RS256", use: "sig", kid: keyId(google) }] });
}

function signingKey({ file }: Google): string {
  if (file.data.signingKey) return file.data.signingKey;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  file.data.signingKey = pem;
  file.changed();
  return pem;
}

function publicPem(google: Google): string {
  return createPublicKey(signingKey(google)).export({ type: "spki", format: "pem" }).toString();
}

function keyId(google: Google): string {
  return createHash("sha1").update(publicPem(google)).digest("hex");
}
