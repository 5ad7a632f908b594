import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { Senders } from "./sender";
import type { SendingDomain } from "./sending-domain";

type NamedSenders = Senders & { id: string };

export type SendingDomainEvent =
  | { type: "sending-domain.created"; before: null; after: SendingDomain }
  /** The mail service has named the DNS records, or a check found a difference. */
  | { type: "sending-domain.changed"; before: SendingDomain; after: SendingDomain }
  | { type: "sending-domain.verified"; before: SendingDomain; after: SendingDomain }
  /** The domain lost its verification; nothing can be sent from it. */
  | { type: "sending-domain.lost"; before: SendingDomain; after: SendingDomain }
  | { type: "sending-domain.deleted"; before: SendingDomain; after: null }
  | { type: "senders.changed"; before: NamedSenders; after: NamedSenders };

export const sendingDomainAuditPhrases: AuditPhrases<SendingDomainEvent> = {
  "sending-domain.created": { ko: "발송 도메인을 추가했어요", en: "Added a sending domain" },
  "sending-domain.changed": { ko: "발송 도메인의 확인 결과가 달라졌어요", en: "A sending domain's records changed" },
  "sending-domain.verified": { ko: "발송 도메인이 인증되었어요", en: "A sending domain was verified" },
  "sending-domain.lost": { ko: "발송 도메인의 인증이 풀렸어요", en: "A sending domain lost its verification" },
  "sending-domain.deleted": { ko: "발송 도메인을 삭제했어요", en: "Deleted a sending domain" },
  "senders.changed": { ko: "보내는 사람을 수정했어요", en: "Changed the senders" },
};
