import { json, type Reply } from "../src/stand-in/reply";
import type { StateFile } from "../src/stand-in/state-file";
import { deliveredMessages, filterMessages } from "./messages";
import { type MailState, newMailState } from "./state";

/** `GET /__messages?to=&subject=&since=`, newest first. */
export function listMessages(state: MailState, query: URLSearchParams): Reply {
  const since = query.get("since") ?? undefined;
  if (since && Number.isNaN(Date.parse(since))) return json(400, { error: "since is not a time" });
  const filter = { to: query.get("to") ?? undefined, subject: query.get("subject") ?? undefined, since };
  return json(200, filterMessages(deliveredMessages(state), filter));
}

export function deleteMessages(file: StateFile<MailState>): Reply {
  file.data = newMailState();
  file.changed();
  return json(200, []);
}
