import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { MAX_TOPICS, Topic, Topics } from "./topic";

/** A new topic has no id yet. */
const TopicToSave = Topic.partial({ id: true });

export const topicApi = {
  listEmailTopics: endpoint("member", {
    method: "GET",
    path: "/email/topics",
    summary: "The topics of the team's marketing emails, for recipients to choose from",
  }).output(z.object({ data: Topics })),

  setEmailTopics: endpoint("admin", {
    method: "PUT",
    path: "/email/topics",
    summary: "Replace the topics of the team's marketing emails",
  })
    .input(z.object({ body: z.object({ topics: z.array(TopicToSave).max(MAX_TOPICS) }) }))
    .output(z.object({ data: Topics })),
};
