import { providerZone } from "@dure/domain/shared/zone/provider-zone";
import { z } from "zod";
import { zoomApiUrl } from "../../platform/config";
import { callService, onStatus } from "./call-service";
import type { ConferenceAccount, ConferenceEvent, ConferenceService, OnlineMeeting } from "./conference";

/** Zoom's type number of a scheduled meeting. */
const SCHEDULED = 2;
const PAGE = 300;

const Meeting = z.object({
  id: z.union([z.number(), z.string()]),
  join_url: z.string(),
  agenda: z.string().default(""),
});
const Meetings = z.object({ meetings: z.array(Meeting).default([]), next_page_token: z.string().default("") });

/**
 * Zoom's REST API v2. It has no idempotency keys, so the agenda begins with the event's id, by which the meeting is
 * found again; lists show the agenda's first 250 characters.
 */
export const zoomMeeting: ConferenceService = {
  provider: "zoom",

  create: async (account, event) =>
    toOnline(Meeting.parse(await callService(account, { method: "POST", url: meetings(), body: toBody(event) }))),

  find: async (account, event) => {
    for await (const page of upcoming(account)) {
      const found = page.find(({ agenda }) => agenda.startsWith(markOf(event)));
      if (found) return toOnline(found);
    }
    return undefined;
  },

  update: (account, meetingId, event) =>
    callService(account, { method: "PATCH", url: meeting(meetingId), body: toBody(event) })
      .then(() => true)
      .catch(onStatus(404, () => false)),

  remove: async (account, meetingId) => {
    await callService(account, { method: "DELETE", url: meeting(meetingId) }).catch(onStatus(404, () => undefined));
  },
};

const meetings = (): string => `${zoomApiUrl.value()}/v2/users/me/meetings`;
const meeting = (id: string): string => `${zoomApiUrl.value()}/v2/meetings/${encodeURIComponent(id)}`;
const toOnline = ({ id, join_url }: z.infer<typeof Meeting>): OnlineMeeting => ({ id: String(id), link: join_url });

/** The account's upcoming meetings, page by page. */
async function* upcoming(account: ConferenceAccount) {
  for (let token = ""; ; ) {
    const query = new URLSearchParams({ type: "scheduled", page_size: String(PAGE), next_page_token: token });
    const page = Meetings.parse(await callService(account, { method: "GET", url: `${meetings()}?${query}` }));
    yield page.meetings;
    token = page.next_page_token;
    if (!token) return;
  }
}

const markOf = ({ id }: ConferenceEvent): string => `Dure ${id}`;

const toBody = (event: ConferenceEvent) => ({
  type: SCHEDULED,
  topic: event.title,
  agenda: markOf(event),
  // Without milliseconds: Zoom takes yyyy-MM-ddTHH:mm:ssZ only.
  start_time: event.range.start.replace(/\.\d+Z$/, "Z"),
  duration: Math.ceil((Date.parse(event.range.end) - Date.parse(event.range.start)) / 60_000),
  timezone: providerZone(event.timezone),
});
