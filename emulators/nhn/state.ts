export const STATE_VERSION = 1;

export interface KakaoMessage {
  requestId: string;
  recipientSeq: number;
  senderKey: string;
  templateCode: string;
  recipientNo: string;
  templateParameter: Record<string, string>;
  recipientGroupingKey: string;
  /** UTC. */
  createdAt: string;
  messageStatus: "COMPLETED";
}

export interface NhnState {
  /** Oldest first. */
  messages: KakaoMessage[];
  /** Until when each idempotency key is refused, in epoch milliseconds. */
  keys: Record<string, number>;
}

export const newNhnState = (): NhnState => ({ messages: [], keys: {} });
