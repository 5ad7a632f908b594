import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { firestore, tenantAuth } from "../support/suite/admin";
import { call } from "../support/suite/call";
import { createTenant } from "../support/teams/tenant";
import { percentile, report } from "./support/report";

// The cost of the access chain per call: the same empty answer for a visitor, a member and an API key. The peer is a
// typical Admin SDK server, which checks the token for revocation and reads a member's document. With an emulator, the
// SDK looks up the account for each token, so the look-up is measured separately and subtracted.

const WARM_UP = 30;
const ROUNDS = 300;
const MAX_OVERHEAD_MS = 5;
/** The product's chain checks more. Two equal chains differ by a few percent within a run. */
const MAX_RATIO_TO_PEER = 1.2;

const tenant = await createTenant({ plan: "PRO" });
const admin = await tenant.member("admin");
const { key } = await admin.client.teams.createApiKey({ body: { name: "측정", scopes: ["teams:read"] } });

const peer = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice("Bearer ".length);
  if (token) {
    const { uid } = await tenantAuth(tenant.teamId).verifyIdToken(token, true);
    await firestore.doc(`teams/${tenant.teamId}/users/${uid}`).get();
  }
  response.end("{}");
});
await new Promise<void>((done) => peer.listen(0, "127.0.0.1", done));
const peerUrl = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;

const ASKED = {
  visitor: () => call("", "POST", `/public/audit-log?category=auth&action_type=login&user_id=a&email=a%40b.example`),
  member: () => call(admin.idToken, "GET", "/teams/remote-config"),
  lookup: () =>
    tenantAuth(tenant.teamId)
      .getUser(admin.uid)
      .then(() => ({ status: 200 })),
  key: () => call(key, "GET", "/teams/remote-config"),
  peer_visitor: () =>
    fetch(peerUrl).then(async (response) => ({ status: response.status, body: await response.text() })),
  peer_member: () =>
    fetch(peerUrl, { headers: { authorization: `Bearer ${admin.idToken}` } }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    })),
};
type Asked = keyof typeof ASKED;
const names = Object.keys(ASKED) as Asked[];

const tookMs: Record<Asked, number[]> = {
  visitor: [],
  member: [],
  lookup: [],
  key: [],
  peer_visitor: [],
  peer_member: [],
};
for (let round = 0; round < WARM_UP + ROUNDS; round++)
  for (const name of names) {
    const startedMs = performance.now();
    const { status } = await ASKED[name]();
    if (status >= 300) throw new Error(`${name} was answered ${status}.`);
    if (round >= WARM_UP) tookMs[name].push(performance.now() - startedMs);
  }
peer.close();

/** The median of what a call took longer than the one without a caller beside it. */
const overhead = (name: Asked, without: Asked) =>
  percentile(
    tookMs[name].map((ms, round) => ms - (tookMs[without][round] ?? Number.NaN)),
    0.5,
  );
const lookupMs = percentile(tookMs.lookup, 0.5);
const added = {
  member: overhead("member", "visitor"),
  key: overhead("key", "visitor"),
  peer: overhead("peer_member", "peer_visitor"),
};
report(
  "auth",
  {
    ...Object.fromEntries(names.map((name) => [`${name}_ms_p50`, percentile(tookMs[name], 0.5)])),
    member_overhead_ms_p50: added.member,
    member_overhead_without_lookup_ms_p50: Math.round((added.member - lookupMs) * 10) / 10,
    key_overhead_ms_p50: added.key,
    peer_overhead_ms_p50: added.peer,
  },
  {
    [`a member's call ≤ ${MAX_OVERHEAD_MS} ms more than a visitor's, without the look-up`]:
      added.member - lookupMs <= MAX_OVERHEAD_MS,
    [`a key's call ≤ ${MAX_OVERHEAD_MS} ms more`]: added.key <= MAX_OVERHEAD_MS,
    [`a member's overhead ≤ ${MAX_RATIO_TO_PEER} × the peer's`]: added.member <= MAX_RATIO_TO_PEER * added.peer,
  },
);
