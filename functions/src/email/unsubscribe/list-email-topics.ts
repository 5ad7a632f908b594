import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readTopics } from "./topic-store";

export const listEmailTopics: Verb<typeof emailApi.listEmailTopics> = async ({ teamId }) => ({
  data: await readTopics(teamId),
});
