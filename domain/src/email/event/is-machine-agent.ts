/** Names of scanners, link checkers and programs in a user agent. Gmail's image proxy is not one: it loads what a person opens. */
const MACHINES =
  /bot\b|crawl|spider|scan|barracuda|proofpoint|mimecast|safelinks|symantec|messagelabs|fireeye|trendmicro|sophos|forcepoint|headless|phantomjs|python|curl|wget|go-http|java\/|okhttp|axios|node-fetch|libwww/i;

/** Apple's Mail Privacy Protection loads every image by proxies that say no more than this. */
const APPLE_PROXY = /^Mozilla\/5\.0$/;

/** Whether a user agent names itself a machine. */
export const isMachineAgent = (userAgent: string): boolean =>
  MACHINES.test(userAgent) || APPLE_PROXY.test(userAgent.trim());
