import type { Reaction } from "../platform/jobs/job";
import { mailInvitation } from "./invitation/mail-invitation";
import { mailAnswer, mailRequest } from "./member/mail-member";

export const teamsReactions: readonly Reaction[] = [
  { name: "mail-invitation", on: ["invitation.created", "invitation.sent"], run: mailInvitation },
  { name: "mail-join-request", on: ["member.requested"], run: mailRequest },
  { name: "mail-join-answer", on: ["member.joined", "member.denied"], run: mailAnswer },
];
