import { z } from "zod";
import { graphUrl } from "../../platform/config";
import { callService, on } from "./call-service";
import type { ConferenceAccount, ConferenceEvent, ConferenceService, OnlineMeeting } from "./conference";

const Meeting = z.object({ id: z.string(), joinWebUrl: z.string() });

/**
 * Microsoft Teams by Graph's onlineMeetings. `createOrGet` gives the same meeting for the same external id, which is the
 * event's, so there is nothing to look for.
 */
export const teamsMeeting: ConferenceService = {
  provider: "outlook",

  create: (account, event) => createOrGet(account, event),

  find: (account, event) => createOrGet(account, event),

  update: (account, meetingId, event) =>
    callService(account, { method: "PATCH", url: meeting(meetingId), body: toBody(event) })
      .then(() => true)
      .catch(on(404, () => false)),

  remove: async (account, meetingId) => {
    await callService(account, { method: "DELETE", url: meeting(meetingId) }).catch(on(404, () => undefined));
  },
};

const meetings = (): string => `${graphUrl.value()}/v1.0/me/onlineMeetings`;
const meeting = (id: string): string => `${meetings()}/${encodeURIComponent(id)}`;

async function createOrGet(account: ConferenceAccount, event: ConferenceEvent): Promise<OnlineMeeting> {
  const body = { externalId: event.id, ...toBody(event) };
  const made = Meeting.parse(await callService(account, { method: "POST", url: `${meetings()}/createOrGet`, body }));
  return { id: made.id, link: made.joinWebUrl };
}

const toBody = ({ title, range }: ConferenceEvent) => ({
  subject: title,
  startDateTime: range.start,
  endDateTime: range.end,
});
