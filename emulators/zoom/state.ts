import { newOAuthState, type OAuthState } from "../src/oauth/oauth-state";

export const STATE_VERSION = 1;

export interface ZoomMeeting {
  id: number;
  uuid: string;
  /** The host's e-mail. */
  email: string;
  topic: string;
  agenda: string;
  type: number;
  /** yyyy-MM-ddTHH:mm:ssZ. */
  start_time: string;
  /** Minutes. */
  duration: number;
  timezone: string;
  join_url: string;
  created_at: string;
}

export interface ZoomState extends OAuthState {
  /** Oldest first. */
  meetings: ZoomMeeting[];
}

export const newZoomState = (): ZoomState => ({ ...newOAuthState(), meetings: [] });
