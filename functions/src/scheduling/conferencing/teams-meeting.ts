import { z } from "zod";
import { graphUrl } from "../../platform/config";
import { callService, onStatus } from "./call-service";
import type { ConferenceAccount, ConferenceEvent, ConferenceService, OnlineMeeting } from "./conference";

const Meeting = z.object({ id: z.string(), joinWebUrl: z.string() });

/**
 * Microsoft Teams by Graph's onlineMeetings. `createOrGet` is idempotent by the external id, which is the event's id,
 * so it serves as `find` too.
 */
export const teamsMeeting: ConferenceService = {
  provider: "outlook",

  create: (account, event) => createOrGet(account, event),

  find: (account, event) => createOrGet(account, event),

  update: (account, meetingId, event) =>
    callService(account, { method: "PATCH", url: meeting(meetingId), body: toBody(event) })
      .then(() => true)
      .catch(onStatus(404, () => false)),

  remove: async (account, meetingId) => {
    await callService(account, { method: "DELETE", url: meeting(meetingId) }).catch(onStatus(404, () => undefined));
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
