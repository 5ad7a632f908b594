import type { Team } from "@dure/domain/shared/caller/team";
import type { Locale } from "@dure/domain/shared/text";
import type { DeletedTeam } from "@dure/domain/teams/deletion/deletion";
import { readLanguage } from "../../identity/user/language-store";
import { listAdmins } from "../../identity/user/user-store";
import { mailBody } from "../../platform/mail/mail-body";
import { type Mail, sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { teamUrl } from "../../platform/team-url";
import { type DeletionNews, deletionWords } from "./deletion-words";

/** Tells every admin that the team will be deleted, or that it won't. */
export const mailDeletion = reaction(
  "mail-deletion",
  ["team.deletion-requested", "team.deletion-cancelled"],
  (teamId, { id, type, after, actor }) =>
    mailAdmins(teamId, `deletion-${id}`, (locale) => {
      const day = after.deletion ? dayOf(after.deletion.due_at, after, locale) : "";
      const news = type === "team.deletion-requested" ? "requested" : "cancelled";
      return deletionMail(news, { team: after.display_name, day, by: actor.name, slug: after.team_slug }, locale);
    }),
);

/** Tells every admin that the team is gone: before it is, since their addresses go with it. */
export const tellAdminsOfDeletion = ({ team_id, display_name }: DeletedTeam): Promise<void> =>
  mailAdmins(team_id, "deletion-done", (locale) =>
    deletionMail("done", { team: display_name, day: "", by: "", slug: null }, locale),
  );

async function mailAdmins(teamId: string, id: string, write: (locale: Locale) => Omit<Mail, "to">): Promise<void> {
  const admins = await listAdmins(teamId);
  await Promise.all(
    admins.map(async ({ user_id, email, display_name }) =>
      sendMail(teamId, `${id}-${user_id}`, {
        to: { email, name: display_name },
        ...write(await readLanguage(user_id)),
      }),
    ),
  );
}

type Known = { team: string; day: string; by: string; slug: string | null };

function deletionMail(news: DeletionNews, { slug, ...known }: Known, locale: Locale): Omit<Mail, "to"> {
  const { subject, paragraphs, button } = deletionWords(news, known, locale);
  return {
    subject,
    ...mailBody({
      title: subject.replace(/^\[.+?\] /, ""),
      paragraphs,
      ...(button && { button: { label: button, url: teamUrl(slug, "/settings/team") } }),
    }),
  };
}

const dayOf = (time: string, { timezone: timeZone }: Team, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(time));
