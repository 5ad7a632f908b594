import { imageIdOf, mailImagePath } from "@dure/domain/email/image/mail-image";
import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import type { Incoming } from "../../platform/http/endpoint";
import { readBytes } from "../../platform/storage/bucket";
import { reportError } from "../../platform/telemetry/report-error";
import { findImage } from "./image-store";

/** An image never changes, and mails are opened for years. */
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Serves an image of a mail to everybody, /images/{uuid}. Caches hold it for ever. Its type is one of three that were read
 * from its bytes, so a browser runs nothing of it.
 */
export async function serveMailImage(
  path: string,
  req: Request,
  res: Response,
  { requestId }: Incoming,
): Promise<void> {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.set("allow", "GET, HEAD").status(405).end();
    return;
  }
  try {
    const image = await readImage(path);
    if (!image) return void res.status(404).end();
    res.set({
      "cache-control": FOR_EVER,
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    });
    res.status(200).type(image.type).send(image.bytes);
  } catch (error) {
    await reportError(error, { requestId });
    res.status(503).end();
  }
}

async function readImage(path: string) {
  const id = imageIdOf(path);
  const image = id && path === `/images/${id}` ? await findImage(id) : undefined;
  const bytes = image && (await readBytes(mailImagePath(image.team_id, image.id)));
  return image && bytes && { type: image.content_type, bytes };
}
