import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { suite } from "../suite/suite";

const [host = "", port] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? "").split(":");

/** A browser's user. Without `uid` a visitor, without `tenant` a user of no tenant, with `claims` a team's member. */
type Person = {
  uid?: string;
  tenant?: string;
  claims?: { team_id: string; role: string; mfa?: boolean; sid?: string };
  signIn?: { sign_in_provider: "custom" | "password"; sign_in_second_factor?: string };
};

/** Cloud Storage through the Web SDK as this user, with rules. */
export function browserStorage({ uid, tenant, claims, signIn }: Person = {}): FirebaseStorage {
  const app = initializeApp(
    { projectId: suite.projectId, storageBucket: `${suite.projectId}.appspot.com` },
    randomUUID(),
  );
  const storage = getStorage(app);
  const firebase = { sign_in_provider: "custom" as const, identities: {}, ...(tenant && { tenant }), ...signIn };
  const mockUserToken = uid && { sub: uid, firebase, ...claims };
  connectStorageEmulator(storage, host, Number(port), mockUserToken ? { mockUserToken } : {});
  return storage;
}

export const DENIED = { code: "storage/unauthorized" };
