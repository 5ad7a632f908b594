import { SubscribeStatus } from "./subscribe-status";
import { SUBSCRIBE_STATUS_LABELS } from "./system-fields";

const OTHER_NAMES: Record<string, SubscribeStatus> = {
  "수신 동의": "subscribed",
  수신동의: "subscribed",
  구독: "subscribed",
  수신거부: "unsubscribed",
  "구독 취소": "unsubscribed",
};

const known = new Map<string, SubscribeStatus>([
  ...SubscribeStatus.options.flatMap((status) =>
    [status, ...Object.values<string>(SUBSCRIBE_STATUS_LABELS[status])].map((name): [string, SubscribeStatus] => [
      name.toLowerCase(),
      status,
    ]),
  ),
  ...Object.entries(OTHER_NAMES),
]);

/** The status that a text names: its value or its label in either language; undefined for anything else. */
export const readSubscribeStatus = (text: string): SubscribeStatus | undefined => known.get(text.trim().toLowerCase());
