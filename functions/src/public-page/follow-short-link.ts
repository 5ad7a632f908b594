import type { Response } from "express";
import { readShortUrl } from "../teams/short-url/short-url-store";

/** Redirects to a short link's target; false if there is none. */
export async function followShortLink(res: Response, code: string): Promise<boolean> {
  if (!/^[a-z0-9]{4,20}$/.test(code)) return false;
  const url = await readShortUrl(code);
  if (!url) return false;
  res.set({ "cache-control": "public, max-age=60", "referrer-policy": "no-referrer" }).redirect(302, url);
  return true;
}
