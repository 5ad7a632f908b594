import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { Topic } from "./topic";

type TopicsOfTeam = { id: string; topics: Topic[] };

export type TopicEvent = { type: "email-topics.changed"; before: TopicsOfTeam; after: TopicsOfTeam };

export const topicAuditPhrases: AuditPhrases<TopicEvent> = {
  "email-topics.changed": { ko: "마케팅 메일의 주제를 바꿨어요", en: "Changed the topics of marketing emails" },
};
