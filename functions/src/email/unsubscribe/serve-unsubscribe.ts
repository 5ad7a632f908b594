import { type AddressState, newAddress } from "@dure/domain/email/address/address";
import { AppError } from "@dure/domain/shared/error";
import { wantedLocale } from "@dure/domain/shared/text";
import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { findTeam } from "../../platform/auth/team-store";
import type { Context } from "../../platform/context";
import type { Incoming } from "../../platform/http/endpoint";
import { countCall } from "../../platform/http/rate-limit";
import { reportError } from "../../platform/telemetry/report-error";
import { readAddresses } from "../address/address-store";
import { readLaw } from "../law/law-store";
import { changePreferences } from "./change-preferences";
import { readChoice } from "./read-choice";
import { readTopics } from "./topic-store";
import { type PageContent, UNSUBSCRIBE_PAGE_POLICY, unsubscribePage } from "./unsubscribe-page";
import { readUnsubscribeToken, type UnsubscribeLink } from "./unsubscribe-token";

/** Mail gateways open a mail's links for many recipients from one address, so calls are counted by link. */
const CHANGES_PER_MINUTE = 20;
const ALLOWED = "GET, HEAD, POST";

/**
 * Serves a recipient's link, /unsubscribe/{token}: GET and HEAD show the current settings and change nothing, POST does
 * what the recipient chose (RFC 8058 or the page's form). It reads no cookie and never redirects.
 */
export async function serveUnsubscribe(path: string, req: Request, res: Response, incoming: Incoming): Promise<void> {
  const wanted = wantedLocale(typeof req.query.lang === "string" ? req.query.lang : req.get("accept-language"));
  let locale = wanted ?? "ko";
  const answer = (status: number, content: PageContent) => {
    res.set({ ...HEADERS, ...(status === 405 && { allow: ALLOWED }) });
    res.status(status).type("html").send(unsubscribePage(content, locale));
  };
  try {
    if (!ALLOWED.split(", ").includes(req.method)) return answer(405, { state: "unreadable" });
    const link = readUnsubscribeToken(path.slice("/unsubscribe/".length));
    const found = link && (await findTeam(link.teamId));
    if (!link || !found) return answer(404, { state: "missing" });
    // If the browser accepts neither language, the page has the team's.
    locale = wanted ?? (found.team.timezone === DEFAULT_TIME_ZONE ? "ko" : "en");
    const [law, topics] = await Promise.all([readLaw(link.teamId), readTopics(link.teamId)]);
    const teamName = found.team.company_name || found.team.display_name;
    const shown = { teamName, email: link.email, topics, asksNight: law.is_on };
    if (req.method !== "POST") return answer(200, { ...shown, state: "known", address: await read(link) });

    const choice = readChoice(req.rawBody?.toString("utf8") ?? "");
    if (!choice) return answer(400, { state: "unreadable" });
    countCall(`unsubscribe ${path}`, CHANGES_PER_MINUTE, Date.parse(incoming.now)).assertAllowed();
    const ids = topics.map(({ id }) => id);
    const address = await changePreferences(visitorOf(incoming), link, choice, ids);
    answer(200, { ...shown, state: "known", address, done: choice.action });
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") res.set("retry-after", "60");
    else await reportError(error, { requestId: incoming.requestId });
    answer(error instanceof AppError && error.code === "TOO_MANY_REQUESTS" ? 429 : 503, { state: "failed" });
  }
}

const HEADERS = {
  "content-security-policy": UNSUBSCRIBE_PAGE_POLICY,
  "x-robots-tag": "noindex",
  vary: "Accept-Language",
};

async function read({ teamId, email }: UnsubscribeLink): Promise<AddressState> {
  return (await readAddresses(teamId, [email])).get(email) ?? newAddress(email, new Date(0).toISOString());
}

const visitorOf = ({ now, locale, timeZone, address, requestId, reply }: Incoming): Context => ({
  ...{ now, locale, timeZone, address, requestId, reply },
  teamId: "",
  actor: { id: "recipient", role: "public", name: "recipient" },
  caller: undefined,
  idempotency: undefined,
});
