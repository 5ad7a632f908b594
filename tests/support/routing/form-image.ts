import { randomUUID } from "node:crypto";
import { bannerPath, shareImagePath } from "@dure/domain/routing/share-link/shared-image";
import { bucket } from "../suite/admin";

/** The address at which browsers read the suite's bucket. */
const BUCKET_URL = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket.name}`;

export type FormImage = { full_path: string; url: string };

type Owner = { teamId: string; routerId: string };

/** Stores an image of a router's share link where the browser uploads it. */
export const shareImage = (owner: Owner): Promise<FormImage> => put(shareImagePath(owner, randomUUID()));

/** Stores a banner of a router's form where the browser uploads it. */
export const bannerImage = (owner: Owner): Promise<FormImage> => put(bannerPath(owner, randomUUID()));

/** An image at a path, with the address that the Storage SDK returns. */
export const imageAt = (full_path: string, base = BUCKET_URL): FormImage => ({
  full_path,
  url: `${base}/o/${encodeURIComponent(full_path)}?alt=media&token=t`,
});

async function put(full_path: string): Promise<FormImage> {
  await bucket.file(full_path).save(Buffer.alloc(8), { resumable: false, contentType: "image/png" });
  return imageAt(full_path);
}

export const isStored = async ({ full_path }: FormImage): Promise<boolean> =>
  (await bucket.file(full_path).exists())[0];
