import type { Suite } from "./settings";

/** The local origins to which the app's page sends requests, by directive of the content security policy. */
const originsOf = ({ at }: Suite): Record<string, string[]> => {
  const storage = `http://${at.storage}`;
  return {
    "script-src": [at.auth.url],
    "connect-src": [at.auth.url, `http://${at.firestore}`, storage],
    "frame-src": [at.auth.url, storage],
    "img-src": [storage],
  };
};

type Header = { key: string; value: string };
export type Rule = { source: string; headers: Header[] };

/**
 * Hosting's headers, with the emulators' origins added to the content security policy, whose other rules still apply.
 */
export const withLocalOrigins = (rules: readonly Rule[], suite: Suite): Rule[] =>
  rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === "Content-Security-Policy" ? addOrigins(value, originsOf(suite)) : value,
    })),
  }));

const addOrigins = (policy: string, origins: Record<string, string[]>): string =>
  policy
    .split("; ")
    .map((directive) => [directive, ...(origins[directive.split(" ")[0] ?? ""] ?? [])].join(" "))
    .join("; ");
