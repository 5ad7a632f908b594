import { nextAnnouncement } from "@dure/domain/teams/feature/announcement";
import type { featureApi } from "@dure/domain/teams/feature/feature-api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readActiveAnnouncements, readSeen } from "./announcement-store";

export const getAnnouncement: Verb<typeof featureApi.getAnnouncement> = async (ctx) => {
  const { user_id, created_at: since } = personOf(ctx);
  const [active, seen] = await Promise.all([readActiveAnnouncements(), readSeen(ctx.teamId, user_id)]);
  return { announcement: nextAnnouncement(active, { seen, since }, ctx.now) ?? null };
};
