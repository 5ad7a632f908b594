/** What an online meeting has to know of its event. Times are UTC. */
export type ConferenceEvent = {
  id: string;
  /** The event's kind of meeting; only `zoom` and `teams` have an online meeting of their own. */
  type: string;
  hostId: string;
  title: string;
  range: { start: string; end: string };
  timezone: string;
  sequence: number;
  cancelled: boolean;
};

/** An online meeting: the service's id of it, and where people join. */
export type OnlineMeeting = { id: string; link: string };

/** Which connected account the meeting belongs to. */
export type ConferenceAccount = { teamId: string; connectionId: string };

/** A service for online meetings, as `conferenceLink` wants it. */
export type ConferenceService = {
  provider: "zoom" | "outlook";
  /** Makes a meeting. Where `find` has nothing to look for, it gives the same one again for the same event. */
  create: (account: ConferenceAccount, event: ConferenceEvent) => Promise<OnlineMeeting>;
  /** The meeting that a call made whose answer was not heard; undefined when it made none. */
  find: (account: ConferenceAccount, event: ConferenceEvent) => Promise<OnlineMeeting | undefined>;
  /** Brings title and time up to date. Answers false when the meeting is not there any more. */
  update: (account: ConferenceAccount, meetingId: string, event: ConferenceEvent) => Promise<boolean>;
  /** Not there any more is as good as removed. */
  remove: (account: ConferenceAccount, meetingId: string) => Promise<void>;
};
