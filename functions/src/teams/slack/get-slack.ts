import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { findSlack, toSlackView } from "./slack-store";

export const getSlack: Verb<typeof teamsApi.getSlack> = async ({ teamId }) => toSlackView(await findSlack(teamId));
