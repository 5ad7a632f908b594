import { z } from "zod";

/** A violation of the app's content security policy. Its addresses have no query or fragment. */
export type CspViolation = { page: string; directive: string; blocked: string; source: string; line: number };

const MAX_REPORTS = 20;

const Directive = z.string().regex(/^[a-z-]{1,40}$/);
/** An address, or a keyword such as `inline` or `eval`. */
const Place = z.string().max(10_000).default("").transform(withoutQuery);
const LineNumber = z.int().nonnegative().catch(0);

const Classic = z.object({
  "csp-report": z
    .object({
      "document-uri": Place,
      "effective-directive": Directive.optional(),
      "violated-directive": z.string().max(10_000).optional(),
      "blocked-uri": Place,
      "source-file": Place,
      "line-number": LineNumber,
    })
    .transform((report) => ({
      page: report["document-uri"],
      directive:
        report["effective-directive"] ?? Directive.catch("").parse(report["violated-directive"]?.split(" ")[0]),
      blocked: report["blocked-uri"],
      source: report["source-file"],
      line: report["line-number"],
    })),
});

const Modern = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        documentURL: Place,
        effectiveDirective: Directive,
        blockedURL: Place,
        sourceFile: z
          .string()
          .nullish()
          .transform((file) => withoutQuery(file ?? "")),
        lineNumber: LineNumber,
      }),
    }),
  )
  .max(MAX_REPORTS);

/** Reads what a browser posts to `report-uri` or to a reporting endpoint; undefined if it is neither. */
export function readCspReport(body: string): CspViolation[] | undefined {
  const json = parseJson(body);
  const classic = Classic.safeParse(json);
  if (classic.success) return [classic.data["csp-report"]];
  const modern = Modern.safeParse(json);
  return modern.data?.map(({ body: { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } }) => ({
    page: documentURL,
    directive: effectiveDirective,
    blocked: blockedURL,
    source: sourceFile,
    line: lineNumber,
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MAX_PLACE = 200;

function withoutQuery(place: string): string {
  if (/^[a-z-]{1,20}$/.test(place)) return place;
  if (!URL.canParse(place)) return "";
  const { protocol, host, pathname } = new URL(place);
  return (host ? `${protocol}//${host}${pathname}` : protocol).slice(0, MAX_PLACE);
}
