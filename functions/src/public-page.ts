import { localeOf } from "@dure/domain/shared/text";
import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import { compressText } from "./platform/http/compress-text";
import { stackOf } from "./platform/stack-of";
import { reportError } from "./platform/telemetry/report-error";
import { bookingPage } from "./public-page/booking-page";
import { eventPage } from "./public-page/event-page";
import { followShortLink } from "./public-page/follow-short-link";
import { formPage, formPreview } from "./public-page/form-page";
import { meetPage } from "./public-page/meet-page";
import { missingPage } from "./public-page/missing-page";
import { sendPage } from "./public-page/send-page";
import { pageAtAddress } from "./scheduling/booking-page/page-address";

/**
 * Pages for people without an account: /book/{id}, /book/{team}/{member}/{page}, /form/{id}, /meet/{id},
 * /public-pages/event/{uuid}, and short links /s/{code}.
 */
export async function publicPage(req: Request, res: Response): Promise<void> {
  compressText(req, res);
  res.removeHeader("x-powered-by");
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.set("allow", "GET, HEAD").status(405).end();
    return;
  }
  const locale = localeOf(typeof req.query.lang === "string" ? req.query.lang : req.get("accept-language"));
  try {
    await route(req, res, locale);
  } catch (error) {
    logger.error("A public page failed.", { path: req.path, error: stackOf(error) });
    await reportError(error, { job: "public-page" });
    res.status(500).type("text").send("Please try again in a moment. 잠시 후 다시 시도해 주세요.");
  }
}

async function route({ path }: Request, res: Response, locale: "ko" | "en"): Promise<void> {
  const [area, ...rest] = path.split("/").filter(Boolean);
  const id = rest.at(-1) ?? "";
  if (area === "s" && rest.length === 1 && (await followShortLink(res, id))) return;
  if (area === "book" && rest.length === 1) return sendPage(res, await bookingPage(id, locale), locale);
  if (area === "book" && rest.length === 3) {
    const page = await pageAtAddress(rest);
    return sendPage(res, page ? await bookingPage(page, locale) : missingPage("booking", locale), locale);
  }
  if (area === "form" && rest.length === 1)
    return sendPage(res, id === "preview" ? formPreview() : await formPage(id, locale), locale);
  if (area === "meet" && rest.length === 1) return sendPage(res, await meetPage(id, locale), locale);
  if (area === "public-pages" && rest[0] === "event" && rest.length === 2)
    return sendPage(res, await eventPage(id, locale), locale);
  return sendPage(res, missingPage(area === "form" ? "form" : "booking", locale), locale);
}
