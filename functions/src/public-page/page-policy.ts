import type { Page } from "./page";

const STRICT = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
};

/**
 * With the owner's own code the document has an origin that is nobody's: what runs there reaches no session, no storage
 * and no other page of the product. What it loads is its owner's business.
 */
const WITH_CODE = {
  ...STRICT,
  "script-src": "'self' 'unsafe-inline' 'unsafe-eval' https:",
  "style-src": "'self' 'unsafe-inline' https:",
  "img-src": "* data: blob:",
  "font-src": "'self' data: https:",
  "connect-src": "'self' https: wss:",
  "frame-src": "https:",
  "form-action": "'self' https:",
  sandbox:
    "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
};

const EMBEDDABLE: readonly Page["template"][] = ["booking", "form"];

/** The content security policy of a page. Only pages made for embedding may be framed, by any site. */
export function pagePolicy({ template, look, uploadOrigin }: Page): string {
  const own = look?.frames === "own" ? "'self'" : "*";
  const base = look?.code ? WITH_CODE : STRICT;
  const policy = {
    ...(look?.code
      ? WITH_CODE
      : { ...STRICT, "img-src": [STRICT["img-src"], ...(look?.imageOrigins ?? [])].join(" ") }),
    ...(uploadOrigin && { "connect-src": `${base["connect-src"]} ${uploadOrigin}` }),
    "frame-ancestors": EMBEDDABLE.includes(template) ? own : "'none'",
  };
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join("; ");
}
