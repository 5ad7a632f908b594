import { createHash } from "node:crypto";
import type { Mail } from "../../platform/mail/send-mail";

export type Mailbox = { email: string; name: string };

const CRLF = "\r\n";
const LINE = 76;
/** Bytes that an encoded word holds, so that it stays within 75 characters (RFC 2047). */
const WORD_BYTES = 45;

/**
 * Renders a mail from a mailbox as an RFC 5322 and MIME message. All bodies are base64, so that no line is too long and
 * no character is lost.
 * @param id the mail's id: two copies of a mail get the same Message-ID, so that many mailboxes show it once
 */
export function mimeMessage(from: Mailbox, id: string, mail: Mail): string {
  const { to, cc = [], bcc = [], replyTo, subject, attachments = [] } = mail;
  const own = createHash("sha256").update(id).digest("hex").slice(0, 32);
  const alternative = multipart("alternative", `a${own}`, [
    part("text/plain; charset=utf-8", mail.text),
    part("text/html; charset=utf-8", mail.html),
  ]);
  const files = attachments.map(({ type, filename, content }) =>
    part(typeof content === "string" ? `${type}; charset=utf-8` : type, content, `attachment; ${named(filename)}`),
  );
  return [
    `From: ${address(from)}`,
    `To: ${address(to)}`,
    ...(cc.length > 0 ? [`Cc: ${cc.join(", ")}`] : []),
    ...(bcc.length > 0 ? [`Bcc: ${bcc.join(", ")}`] : []),
    ...(replyTo ? [`Reply-To: ${address(replyTo)}`] : []),
    `Subject: ${encoded(subject)}`,
    `Message-ID: <${own}@${from.email.split("@")[1]}>`,
    "MIME-Version: 1.0",
    files.length > 0 ? multipart("mixed", `m${own}`, [alternative, ...files]) : alternative,
  ].join(CRLF);
}

const multipart = (kind: string, boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    "",
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
    "",
  ].join(CRLF);

/** A file's name, encoded where it is not plain ASCII (RFC 2231). */
const named = (filename: string): string =>
  /^[\x20-\x7e]*$/.test(filename) && !/["\\%]/.test(filename)
    ? `filename="${filename}"`
    : `filename*=utf-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

function part(type: string, content: string | Buffer, disposition?: string): string {
  const lines =
    Buffer.from(content)
      .toString("base64")
      .match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return [
    `Content-Type: ${type}`,
    "Content-Transfer-Encoding: base64",
    ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
    "",
    ...lines,
  ].join(CRLF);
}

const address = ({ email, name = "" }: { email: string; name?: string }): string =>
  name ? `${encoded(name, true)} <${email}>` : email;

/**
 * A header's text. Text that is not plain ASCII becomes encoded words; line breaks become spaces, so that no text can
 * add a header.
 * @param isPhrase whether the text is the name before an address, where many characters need quotes
 */
function encoded(text: string, isPhrase = false): string {
  const line = text.replaceAll(/[\r\n]+/g, " ");
  if (/^[\x20-\x7e]*$/.test(line) && !line.includes("=?"))
    return isPhrase ? `"${line.replaceAll(/["\\]/g, "\\$&")}"` : line;
  return wordsOf(line)
    .map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`)
    .join(`${CRLF} `);
}

/** Cuts a text between characters into pieces of at most `WORD_BYTES` bytes. */
function wordsOf(text: string): string[] {
  const words = [""];
  for (const character of text) {
    const word = (words.at(-1) ?? "") + character;
    if (Buffer.byteLength(word) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = word;
  }
  return words;
}
