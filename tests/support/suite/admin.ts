import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { suite } from "./suite";

// As Cloud Functions tell it: a test may run the product's own code in its process, which begins with the same.
process.env.FIREBASE_CONFIG ??= JSON.stringify({
  projectId: suite.projectId,
  storageBucket: `${suite.projectId}.appspot.com`,
});
const app = getApps()[0] ?? initializeApp();

/** The Admin SDK on the suite: what a test may look at and prepare, past every rule. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
export const bucket = getStorage(app).bucket(`${suite.projectId}.appspot.com`);

export const tenantAuth = (teamId: string) => auth.tenantManager().authForTenant(teamId);
