import type { Reaction } from "../platform/outbox/reaction";
import { mailInvitation } from "./invitation/mail-invitation";
import { mailJoinAnswer, mailJoinRequest } from "./member/mail-join-request";

export const teamsReactions: readonly Reaction[] = [mailInvitation, mailJoinRequest, mailJoinAnswer];
