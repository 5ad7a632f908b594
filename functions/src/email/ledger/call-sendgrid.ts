import type { CallAnswer } from "@dure/domain/email/ledger/call-outcome";
import type { toSendgridFile } from "../../platform/mail/send-mail";
import { sendgrid } from "../../platform/mail/sendgrid";

/** What SendGrid takes in one call, as far as campaigns use it. */
export type SendgridMail = {
  personalizations: {
    to: { email: string }[];
    headers: Record<string, string>;
    substitutions: Record<string, string>;
    custom_args: Record<string, string>;
  }[];
  from: { email: string; name: string };
  reply_to?: { email: string };
  subject: string;
  content: { type: string; value: string }[];
  custom_args: Record<string, string>;
  tracking_settings: Record<"click_tracking" | "open_tracking" | "subscription_tracking", { enable: boolean }>;
  attachments?: ReturnType<typeof toSendgridFile>[];
};

/** No connection was made: SendGrid was sent nothing. */
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/**
 * Hands a batch to SendGrid.
 * @returns its answer; "none" if there was no connection, so that nothing can have been taken
 * @throws if no answer came: SendGrid may have taken the mails
 */
export async function callSendgrid(body: SendgridMail): Promise<CallAnswer | "none"> {
  try {
    const [{ statusCode, headers }] = await sendgrid().client.request({ method: "POST", url: "/v3/mail/send", body });
    return { status: statusCode, messageId: headerOf(headers, "x-message-id"), retryAfter: undefined, errors: [] };
  } catch (error) {
    const { code, response } = error as { code?: unknown; response?: Failure };
    if (response) return toAnswer(Number(code), response);
    if (NOT_SENT.has(String(code))) return "none";
    throw error;
  }
}

type Failure = { headers?: object; body?: { errors?: { message?: unknown; field?: unknown }[] } };

function toAnswer(status: number, { headers = {}, body }: Failure): CallAnswer {
  const seconds = Number(headerOf(headers, "retry-after"));
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  return {
    status,
    messageId: "",
    retryAfter: seconds > 0 ? seconds : undefined,
    errors: errors.map(({ message, field }) => ({
      message: String(message ?? ""),
      field: typeof field === "string" ? field : null,
    })),
  };
}

const headerOf = (headers: object, name: string): string =>
  String(Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? "");
