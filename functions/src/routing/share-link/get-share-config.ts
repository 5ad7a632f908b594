import type { routingApi } from "@dure/domain/routing/api";
import { logger } from "firebase-functions";
import { findTeam } from "../../platform/auth/team-store";
import { findLink } from "../../platform/firestore/link-store";
import type { Verb } from "../../platform/http/endpoint";
import { stackOf } from "../../platform/stack-of";
import { findShareConfig } from "./share-link-store";

/**
 * On any error, and of a disabled team, the answer is an empty configuration, so that shared links always work
 * (docs/product/routing-sharing.md#share-settings).
 */
export const getShareConfig: Verb<typeof routingApi.getShareConfig> = async (_, { params: { id } }) => {
  try {
    const link = await findLink(id, "router");
    const found = link && (await findTeam(link.team_id));
    if (!found || found.team.state === "disabled") return {};
    return (await findShareConfig(link.team_id, id)) ?? {};
  } catch (error) {
    logger.error("A link's settings could not be read.", { id, error: stackOf(error) });
    return {};
  }
};
