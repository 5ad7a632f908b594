import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { Announcement } from "./announcement";
import { FlagMap } from "./feature-flag";

export const featureApi = {
  getFeatureFlags: endpoint("member", {
    method: "GET",
    path: "/feature-flags",
    summary: "My feature flags, merged: mine over the team's over the global ones",
  })
    .input(z.object({}))
    .output(z.object({ flags: FlagMap })),

  getAnnouncement: endpoint("member", {
    method: "GET",
    path: "/announcements/latest",
    summary: "The newest announcement that I have not seen",
  })
    .input(z.object({}))
    .output(z.object({ announcement: Announcement.nullable() })),

  markAnnouncementSeen: endpoint("member", {
    method: "POST",
    path: "/announcements/{announcementId}/seen",
    summary: "Mark an announcement as seen",
    successStatus: 204,
  })
    .input(z.object({ params: z.object({ announcementId: Id }) }))
    .output(z.void()),
};
