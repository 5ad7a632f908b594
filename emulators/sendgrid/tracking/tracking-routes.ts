import { type Reply, redirect } from "../../src/stand-in/reply";
import { header, type StandInRequest } from "../../src/stand-in/request";
import { type Route, route } from "../../src/stand-in/router";
import type { StateFile } from "../../src/stand-in/state-file";
import type { EventWebhook } from "../events/event-webhook";
import { mailEvent } from "../events/events-of-mail";
import { findCopy, type MailCopy } from "../messages";
import { sendgridError } from "../sendgrid-error";
import type { MailState } from "../state";
import { linksOf } from "./links";

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** The routes of tracked links and pixels: each visit becomes an event. */
export function trackingRoutes(file: StateFile<MailState>, webhook: EventWebhook): Route[] {
  const tell = (copy: MailCopy, request: StandInRequest, fields: { event: string } & Record<string, unknown>) =>
    webhook.add([mailEvent(copy, { ...visitorOf(request), ...fields }, Date.now())]);
  return [
    route("GET", "/wf/open", (request): Reply => {
      const copy = findCopy(file.data, request.query.get("upn") ?? "");
      if (copy && request.method === "GET") tell(copy, request, { event: "open" });
      return { status: 200, headers: { "content-type": "image/gif", "cache-control": "no-store" }, body: PIXEL };
    }),
    route("GET", "/ls/click", (request): Reply => {
      const copy = findCopy(file.data, request.query.get("upn") ?? "");
      const index = Number(request.query.get("link"));
      const url = copy && linksOf(copy.sending, copy.index)[index];
      if (!copy || !url) return sendgridError(404, "Not Found");
      tell(copy, request, { event: "click", url, url_offset: { index, type: "html" } });
      return redirect(url);
    }),
  ];
}

function visitorOf(request: StandInRequest): { ip: string; useragent: string } {
  const ip = header(request, "x-forwarded-for")?.split(",")[0]?.trim() ?? "127.0.0.1";
  return { ip, useragent: header(request, "user-agent") ?? "" };
}
