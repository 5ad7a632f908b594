/** A message to one phone, by a template that is registered with KakaoTalk. */
export type KakaoMessage = {
  template: string;
  /** As returned by `kakaoNumber`. */
  phone: string;
  variables: Record<string, string>;
  /** The idempotency key: one message is sent for each key. */
  key: string;
  /** How often the relay has rejected this message. */
  rejections: number;
};

/**
 * The adapter of a company that relays messages to KakaoTalk.
 * @returns the relay's id of the message
 * @throws KakaoRefused or KakaoFailed when the relay rejected the message. After any other error the outcome is
 * unknown, and a repeated call finds the message if the relay accepted it
 */
export type KakaoRelay = (message: KakaoMessage) => Promise<string>;

/** A permanent rejection of this message. */
export class KakaoRefused extends Error {
  override readonly name = "KakaoRefused";
}

/** A temporary rejection: the relay accepts no message at the moment. */
export class KakaoFailed extends Error {
  override readonly name = "KakaoFailed";
}
