import type { Locale } from "../../shared/text";
import { escapeSlack } from "../../teams/slack";
import { assigneeLine } from "../texts";
import { fillIn } from "./fill-in";

/** A record's data for a message. Everything but `mention` is plain text, and empty if there is no value. */
export type NotifiedRecord = {
  title: string;
  url: string;
  assignee: string;
  /** The assignee's id in the workspace, if Slack knows the address. */
  mention: string | undefined;
  /** The value of `{{name}}` in the message. */
  values: Readonly<Record<string, string>>;
};

/** A message as `chat.postMessage` takes it; `text` is what notifications and screen readers show. */
export type SlackMessage = { text: string; blocks: SlackBlock[] };
type Mrkdwn = { type: "mrkdwn"; text: string };
export type SlackBlock = { type: "section"; text: Mrkdwn } | { type: "context"; elements: Mrkdwn[] };

/** Slack counts a section after escaping and takes 3,000 characters. */
const LONGEST_SECTION = 2_900;
const LONGEST_TITLE = 300;

/**
 * The post of a setting about a record: its message, the record's title as a link, its assignee. Nothing that people typed
 * can mention anybody: only the assignee's own id does.
 */
export function slackMessage(
  heading: string,
  message: string,
  { title, url, assignee, mention, values }: NotifiedRecord,
  locale: Locale,
): SlackMessage {
  const name = cutEscaped(title, LONGEST_TITLE);
  const written = cutEscaped(fillIn(message, values), LONGEST_SECTION);
  const people = assigneeLine[locale](mention ? `<@${mention}>` : escapeSlack(assignee));
  const link = `*<${url}|${withoutPipe(name)}>*`;
  const blocks: SlackBlock[] = [
    ...(written ? [section(written)] : []),
    section(link),
    { type: "context", elements: [mrkdwn(people), mrkdwn(cutEscaped(heading, LONGEST_TITLE))] },
  ];
  return { text: [written, name, people].filter(Boolean).join("\n"), blocks };
}

const mrkdwn = (text: string): Mrkdwn => ({ type: "mrkdwn", text });
const section = (text: string): SlackBlock => ({ type: "section", text: mrkdwn(text) });

/** A link's label ends at a bar, and an empty one would show the address. */
const withoutPipe = (label: string): string => label.replaceAll("|", "¦") || "—";

/** Escapes text and cuts it, never inside of a character or an escape. */
function cutEscaped(text: string, limit: number): string {
  let length = 0;
  let cut = "";
  for (const character of text.toWellFormed().trim()) {
    const escaped = escapeSlack(character);
    length += escaped.length;
    if (length > limit) return `${cut}…`;
    cut += escaped;
  }
  return cut;
}
