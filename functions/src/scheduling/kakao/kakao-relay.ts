/** A message that is registered with KakaoTalk as a template, for one phone. */
export type KakaoMessage = {
  template: string;
  /** As `kakaoNumber` gives it. */
  phone: string;
  variables: Record<string, string>;
  /** What it is about: a message is sent once for each key, however often it is asked for. */
  key: string;
  /** How often the relay has answered that it did not take this message. */
  noes: number;
};

/**
 * Who passes our messages on to KakaoTalk.
 * @returns the relay's own id of the message
 * @throws KakaoRefused or KakaoFailed when the relay answered that it did not take the message; any other error says
 * nothing about that, and asking again finds the message if it was taken
 */
export type KakaoRelay = (message: KakaoMessage) => Promise<string>;

/** This message, to this number, will not be taken. */
export class KakaoRefused extends Error {
  override readonly name = "KakaoRefused";
}

/** The relay can't take any message now. */
export class KakaoFailed extends Error {
  override readonly name = "KakaoFailed";
}
