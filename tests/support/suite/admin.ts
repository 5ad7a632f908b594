import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { suite } from "./suite";

// Set as on Cloud Functions, because a test may run the product's code in its own process.
process.env.FIREBASE_CONFIG ??= JSON.stringify({
  projectId: suite.projectId,
  storageBucket: `${suite.projectId}.appspot.com`,
});
const app = getApps()[0] ?? initializeApp();

/** The Admin SDK on the suite, for tests that read or prepare data without rules. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
export const bucket = getStorage(app).bucket(`${suite.projectId}.appspot.com`);

export const tenantAuth = (teamId: string) => auth.tenantManager().authForTenant(teamId);
