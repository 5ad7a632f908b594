import { type Reply, redirect } from "../src/stand-in/reply";
import { header } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { attachmentFile } from "./attachment-file";
import { domainRoutes } from "./domains/domain-routes";
import { eventRoutes } from "./events/event-routes";
import { EventWebhook, settingsFor } from "./events/event-webhook";
import { signingKey } from "./events/signing-key";
import { countDeliveries, deleteMessages, listMessages } from "./inbox-api";
import { inboxPage } from "./inbox-page";
import { messagePage } from "./message-page";
import { unsubscribeByOneClick } from "./one-click";
import { authorize, listScopes, sendMail } from "./send-mail";
import { sendgridError } from "./sendgrid-error";
import { type MailState, newMailState, STATE_VERSION } from "./state";
import { trackingRoutes } from "./tracking/tracking-routes";

/** SendGrid refuses longer requests. */
const BODY_LIMIT_BYTES = 30 * 1024 * 1024;

export interface SendgridOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  /** Host and port of the name server that validates domains; the system's by default. */
  dnsServer?: string | undefined;
  /** Addresses that may send beside those of validated domains; without them every address may. */
  verifiedSenders?: readonly string[] | undefined;
  /** The initial address for events; the settings' API can change it. */
  eventUrl?: string | undefined;
  /** The seed of the event webhook's key pair. */
  eventKeySeed?: string | undefined;
}

/** Starts the stand-in for SendGrid's v3 API, with an inbox of delivered mails at `/`. */
export function start(options: SendgridOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: SendgridOptions, log: LoggedRequest[]): Service {
  const file = new StateFile<MailState>({ path: options.stateFile, version: STATE_VERSION, create: newMailState });
  const webhook = new EventWebhook(signingKey(options.eventKeySeed ?? "stand-in"), settingsFor(options.eventUrl ?? ""));
  return {
    routes: [
      ...mailRoutes(file, log),
      route("POST", "/v3/mail/send", (request) => sendMail(file, webhook, request, options.verifiedSenders)),
      ...domainRoutes(file, options.dnsServer),
      ...eventRoutes(file, webhook),
      ...trackingRoutes(file, webhook),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: sendgridError,
    state: () => ({ ...file.data, log }),
    reset: () => {
      file.reset();
      webhook.reset();
    },
    flush: () => {
      webhook.stop();
      file.flush();
    },
  };
}

function mailRoutes(file: StateFile<MailState>, log: LoggedRequest[]): Route[] {
  return [
    route("GET", "/v3/scopes", (request): Reply => {
      authorize(request);
      return listScopes();
    }),
    route("GET", "/", (request) => inboxPage(file.data, request.query, log)),
    route("GET", "/messages", () => redirect("/")),
    route("GET", "/messages/:id", (request) => messagePage(file.data, request)),
    route("POST", "/messages/:id/one-click", (request) =>
      unsubscribeByOneClick(file.data, request.params.id ?? "", header(request, "accept")?.includes("html") === true),
    ),
    route("GET", "/messages/:id/attachments/:index", (request) => attachmentFile(file.data, request.params)),
    route("GET", "/__messages", (request) => listMessages(file.data, request.query)),
    route("GET", "/__deliveries", (request) => countDeliveries(file.data, request.query)),
    route("DELETE", "/__messages", () => deleteMessages(file)),
  ];
}
