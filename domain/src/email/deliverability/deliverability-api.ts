import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Line, TypedText } from "../../shared/value";
import { CONTENT_PROBLEMS } from "./content-issues";

const MAX_HTML_LENGTH = 300_000;

/** What should be looked at before a mail is sent. */
export const ContentFinding = z.object({
  problem: z.enum(CONTENT_PROBLEMS),
  /** The words or addresses in question. */
  names: z.array(z.string()),
  /** In the caller's language. */
  message: z.string(),
});
export type ContentFinding = z.infer<typeof ContentFinding>;

export const deliverabilityApi = {
  checkMailContent: endpoint(
    "member",
    { method: "POST", path: "/email/content-check", summary: "Check an email for problems; nothing is sent" },
    { reads: true, ratePerMinute: 20 },
  )
    .input(z.object({ body: z.object({ subject: Line(200), html: TypedText(MAX_HTML_LENGTH) }) }))
    .output(z.object({ data: z.array(ContentFinding) })),
};
