import { type ContentIssue, contentIssues, imagesIn, linksIn } from "@dure/domain/email/deliverability/content-issues";
import { plainText } from "../../platform/html/plain-text";
import type { Probe } from "../../platform/http/outgoing/probe-user-address";
import { MAX_IMAGE_BYTES, probeLinks } from "./probe-links";

/** Statuses of servers that let no program in; people may open the page. */
const CLOSED_TO_PROGRAMS = [401, 403, 405, 429];

/** What should be looked at before a mail is sent: its words, its size, and what its links and images lead to. */
export async function findContentIssues({ subject, html }: { subject: string; html: string }): Promise<ContentIssue[]> {
  const [links, images] = [linksIn(html), imagesIn(html)];
  const found = await probeLinks([...links, ...images]);
  return contentIssues(
    { subject, html, text: plainText(html) },
    {
      deadLinks: [...new Set([...links, ...images])].filter((url) => isDead(found.get(url))),
      largeImages: images.filter((url) => (found.get(url)?.bytes ?? 0) > MAX_IMAGE_BYTES),
    },
  );
}

const isDead = (probe: Probe | undefined): boolean => {
  if (!probe) return false;
  const { status, failure } = probe;
  return failure !== null || (status !== null && status >= 400 && !CLOSED_TO_PROGRAMS.includes(status));
};
