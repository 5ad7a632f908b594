import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";

type Made = { id: string; title: string; start: string; link: string };

export const zoom = standIn(suite.zoomUrl);
const microsoft = standIn(suite.microsoftUrl);

type ZoomMeeting = { id: number; email: string; topic: string; start_time: string; join_url: string };
type TeamsMeeting = { id: string; email: string; subject: string; startDateTime: string; joinWebUrl: string };

/** The services for online meetings, and how a test reads their meetings. */
export const SERVICES = [
  {
    type: "zoom",
    provider: "zoom",
    create: "/v2/users/me/meetings$",
    service: zoom,
    meetings: async (email: string): Promise<Made[]> =>
      (await zoom.state<{ meetings: ZoomMeeting[] }>()).meetings
        .filter((one) => one.email === email)
        .map(({ id, topic, start_time, join_url }) => ({
          ...{ id: String(id), title: topic, link: join_url },
          start: new Date(start_time).toISOString(),
        })),
  },
  {
    type: "teams",
    provider: "outlook",
    create: "/onlineMeetings/createOrGet$",
    service: microsoft,
    meetings: async (email: string): Promise<Made[]> =>
      (await microsoft.state<{ onlineMeetings: TeamsMeeting[] }>()).onlineMeetings
        .filter((one) => one.email === email)
        .map(({ id, subject, startDateTime, joinWebUrl }) => ({
          ...{ id, title: subject, link: joinWebUrl },
          start: startDateTime,
        })),
  },
] as const;
