/** The event of an online meeting. Times are UTC. */
export type ConferenceEvent = {
  id: string;
  /** The event's meeting type; only `zoom` and `teams` have a conferencing service. */
  type: string;
  hostId: string;
  title: string;
  range: { start: string; end: string };
  timezone: string;
  sequence: number;
  cancelled: boolean;
};

/** An online meeting: the service's id and the link to join. */
export type OnlineMeeting = { id: string; link: string };

/** The connected account that the meeting belongs to. */
export type ConferenceAccount = { teamId: string; connectionId: string };

/** The adapter of a conferencing service. */
export type ConferenceService = {
  provider: "zoom" | "outlook";
  /** Creates a meeting. */
  create: (account: ConferenceAccount, event: ConferenceEvent) => Promise<OnlineMeeting>;
  /** Finds the meeting of an earlier `create` whose response was lost; undefined without one. */
  find: (account: ConferenceAccount, event: ConferenceEvent) => Promise<OnlineMeeting | undefined>;
  /** Updates title and time. @returns false when the meeting no longer exists */
  update: (account: ConferenceAccount, meetingId: string, event: ConferenceEvent) => Promise<boolean>;
  /** Deletes the meeting; idempotent. */
  remove: (account: ConferenceAccount, meetingId: string) => Promise<void>;
};
