import { json, type Reply, redirect } from "../src/stand-in/reply";
import { findMessage } from "./messages";
import { sendgridError } from "./sendgrid-error";
import type { MailState } from "./state";

/** The https address of a mail's List-Unsubscribe header, where the mail offers one-click (RFC 8058). */
export function oneClickUrl(headers: Record<string, string>): string | undefined {
  const of = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? "";
  if (of("list-unsubscribe-post").trim() !== "List-Unsubscribe=One-Click") return undefined;
  return /<(https?:\/\/[^>]+)>/.exec(of("list-unsubscribe"))?.[1];
}

/** `POST /messages/{id}/one-click`: what a mailbox provider does when its user refuses further mails. */
export async function unsubscribeByOneClick(state: MailState, id: string, isForm: boolean): Promise<Reply> {
  const url = oneClickUrl(findMessage(state, id)?.message.headers ?? {});
  if (!url) return sendgridError(404, "The mail offers no one-click unsubscribe.");
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  if (isForm) return redirect(`/messages/${encodeURIComponent(id)}?one_click=${answer.status}`);
  return json(200, { status: answer.status });
}
