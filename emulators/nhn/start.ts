import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { findMessages, getMessage } from "./find-messages";
import { answer } from "./nhn-answer";
import { sendMessages } from "./send-messages";
import { type NhnState, newNhnState, STATE_VERSION } from "./state";

const BODY_LIMIT_BYTES = 1024 * 1024;
const MESSAGES = "/alimtalk/v2.3/appkeys/:appkey/messages";

export interface NhnOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
}

/** Starts the stand-in for NHN Cloud's KakaoTalk Bizmessage (Alimtalk v2.3); messages are shown at `/`. */
export function start(options: NhnOptions): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options, log) });
}

function createService(options: NhnOptions, log: LoggedRequest[]): Service {
  const file = new StateFile<NhnState>({ path: options.stateFile, version: STATE_VERSION, create: newNhnState });
  return {
    routes: [
      route("POST", MESSAGES, (request) => sendMessages(file, request)),
      route("GET", MESSAGES, (request) => findMessages(file.data, request)),
      route("GET", `${MESSAGES}/:requestId/:recipientSeq`, (request) => getMessage(file.data, request)),
      route("GET", "/", () => messagesPage(file.data)),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: (status, message) => json(status, answer(-9999, message)),
    state: () => ({ ...file.data, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

function messagesPage({ messages }: NhnState): Reply {
  const rows = messages
    .toReversed()
    .map((one) => [one.createdAt, one.recipientNo, one.templateCode, JSON.stringify(one.templateParameter)]);
  return htmlPage(
    page("KakaoTalk", html`<h1>KakaoTalk messages</h1>${table(["At", "To", "Template", "Variables"], rows, "None")}`),
  );
}
