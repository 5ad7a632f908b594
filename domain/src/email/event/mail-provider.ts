/** The providers that the report tells apart, by the domains of their addresses. */
const PROVIDERS: Record<string, readonly string[]> = {
  gmail: ["gmail.com", "googlemail.com"],
  naver: ["naver.com"],
  kakao: ["kakao.com", "daum.net", "hanmail.net"],
  nate: ["nate.com"],
  outlook: ["outlook.com", "outlook.kr", "hotmail.com", "hotmail.co.kr", "live.com", "live.co.kr", "msn.com"],
  yahoo: ["yahoo.com", "yahoo.co.kr", "ymail.com"],
  icloud: ["icloud.com", "me.com", "mac.com"],
};

const BY_DOMAIN = new Map(
  Object.entries(PROVIDERS).flatMap(([name, domains]) => domains.map((domain) => [domain, name] as const)),
);

/** The provider of an address; `other` for a company's own domain. */
export const mailProvider = (email: string): string => BY_DOMAIN.get(email.split("@").at(-1) ?? "") ?? "other";
