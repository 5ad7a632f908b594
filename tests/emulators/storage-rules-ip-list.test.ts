import { randomUUID } from "node:crypto";
import { ref, uploadBytes } from "firebase/storage";
import { beforeAll, expect, it } from "vitest";
import { browserStorage, DENIED } from "../support/browser/browser-storage";
import { firestore } from "../support/suite/admin";
import { saveStatus } from "../support/teams/save-status";

const tenant = `team-${randomUUID()}`;
const uid = `user-${randomUUID()}`;
const team = firestore.doc(`teams/${tenant}`);

beforeAll(async () => {
  await saveStatus({ uid, tenant });
  await team.update({ allowed_ips: ["203.0.113.0/24"] });
});

/** Uploads a record's file and a profile picture, in a session with these values. */
async function upload(session: object) {
  const sid = randomUUID();
  await team
    .collection("sessions")
    .doc(sid)
    .set({ user_id: uid, ended_at: null, ...session });
  const storage = browserStorage({ uid, tenant, claims: { team_id: tenant, role: "member", sid } });
  const put = (path: string) => uploadBytes(ref(storage, path), new Uint8Array(3), { contentType: "image/jpeg" });
  return Promise.allSettled([
    put(`record-attachment/${tenant}/${randomUUID()}-jpeg`),
    put(`users/pictures/${uid}/profile.jpeg`),
  ]);
}

const LATER = Date.now() + 300_000;

it("a session of a team with an IP list can upload while its read grant lasts", async () => {
  const done = expect.objectContaining({ status: "fulfilled" });
  expect(await upload({ reads_until_ms: LATER })).toEqual([done, done]);
});

it.each([
  ["never had a grant", {}],
  ["has a grant that lapsed", { reads_until_ms: Date.now() - 1_000 }],
  ["has ended", { reads_until_ms: LATER, ended_at: new Date().toISOString() }],
  ["is somebody else's", { reads_until_ms: LATER, user_id: "other" }],
])("a session of a team with an IP list that %s can't upload", async (_, session) => {
  const denied = { status: "rejected", reason: expect.objectContaining(DENIED) };
  expect(await upload(session)).toEqual([denied, denied]);
});
