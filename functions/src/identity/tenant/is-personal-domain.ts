import providers from "email-providers";

/** Korean providers, present and past, that the package's list lacks. */
const KOREAN = [
  "naver.com",
  "hanmail.net",
  "daum.net",
  "kakao.com",
  "nate.com",
  "cyworld.com",
  "empal.com",
  "empas.com",
  "korea.com",
  "dreamwiz.com",
  "lycos.co.kr",
  "paran.com",
  "hanmir.com",
  "freechal.com",
  "chol.com",
  "hitel.net",
  "unitel.co.kr",
  "nownuri.net",
  "tutanota.com",
];

/** Reserved for examples by RFC 2606, yet on the package's list. */
const RESERVED = ["example.com", "example.net", "example.org"];

const personal = new Set([...providers, ...KOREAN]);
for (const domain of RESERVED) personal.delete(domain);

/** Whether addresses of a domain are given to everybody, for free. */
export const isPersonalDomain = (domain: string): boolean => personal.has(domain);
