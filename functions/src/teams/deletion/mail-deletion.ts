import type { DeletedTeam } from "@dure/domain/teams/deletion/deletion";
import { mailAdmins } from "../../identity/user/mail-admins";
import { formatDay } from "../../platform/mail/format-day";
import { noticeMail } from "../../platform/mail/notice-mail";
import { reaction } from "../../platform/outbox/reaction";
import { teamUrl } from "../../platform/team-url";
import { deletionWords } from "./deletion-words";

/** Tells every admin that the team will be deleted, or that it won't. */
export const mailDeletion = reaction(
  "mail-deletion",
  ["team.deletion-requested", "team.deletion-cancelled"],
  (teamId, { id, type, after: team, actor }) =>
    mailAdmins(teamId, `deletion-${id}`, ({ email, display_name }, locale) => {
      const news = type === "team.deletion-requested" ? "requested" : "cancelled";
      const day = team.deletion ? formatDay(team.deletion.due_at, team.timezone, locale) : "";
      const words = deletionWords(news, { team: team.display_name, day, by: actor.name }, locale);
      return noticeMail({ email, name: display_name }, words, teamUrl(team.team_slug, "/settings/team"));
    }),
);

/** Mails every admin that the team is deleted. Called before the deletion, which removes their addresses. */
export const tellAdminsOfDeletion = (team: DeletedTeam): Promise<void> =>
  mailAdmins(team.team_id, "deletion-done", ({ email, display_name }, locale) =>
    noticeMail(
      { email, name: display_name },
      deletionWords("done", { team: team.display_name, day: "", by: "" }, locale),
    ),
  );
