import { json, type Reply } from "../src/stand-in/reply";
import type { StateFile } from "../src/stand-in/state-file";
import { findMessages } from "./messages";
import type { MailState } from "./state";

/** `GET /__messages?to=&subject=&since=`, newest first. */
export function listMessages(state: MailState, query: URLSearchParams): Reply {
  const since = query.get("since") ?? undefined;
  if (since && Number.isNaN(Date.parse(since))) return json(400, { error: "since is not a time" });
  const filter = { to: query.get("to") ?? undefined, subject: query.get("subject") ?? undefined, since };
  return json(200, findMessages(state, filter));
}

export function deleteMessages(file: StateFile<MailState>): Reply {
  file.data.sendings = [];
  file.changed();
  return json(200, []);
}

/** `GET /__deliveries?{custom argument}={value}`: calls, copies, and the addresses that got more than one. */
export function countDeliveries(state: MailState, query: URLSearchParams): Reply {
  const wanted = [...query];
  const copies = new Map<string, number>();
  let calls = 0;
  for (const { body } of state.sendings) {
    const found = body.personalizations.filter((one) => {
      const args = { ...body.custom_args, ...one.custom_args };
      return wanted.every(([name, value]) => args[name] === value);
    });
    if (found.length > 0) calls++;
    for (const { to } of found) for (const { email } of to) copies.set(email, (copies.get(email) ?? 0) + 1);
  }
  const repeated = [...copies].filter(([, count]) => count > 1).map(([email]) => email);
  const messages = [...copies.values()].reduce((sum, count) => sum + count, 0);
  return json(200, { calls, messages, addresses: copies.size, repeated });
}
