import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from "firebase/storage";
import { describe, expect, it } from "vitest";
import { suite } from "../support/suite";

const [host = "", port] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? "").split(":");
const storage = getStorage(
  initializeApp({ projectId: suite.projectId, storageBucket: `${suite.projectId}.appspot.com` }, randomUUID()),
);
connectStorageEmulator(storage, host, Number(port));

describe("storage rules", () => {
  it("deny a stranger the Web SDK's calls", async () => {
    const file = ref(storage, `nobody/${randomUUID()}.txt`);
    await expect(uploadBytes(file, new Uint8Array(3))).rejects.toMatchObject({ code: "storage/unauthorized" });
    await expect(getBytes(file)).rejects.toMatchObject({ code: "storage/unauthorized" });
  });
});
