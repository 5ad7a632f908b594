import type { RoutingGroup } from "../logic/serialized-logic";
import { checkTexts } from "./check-texts";
import type { OutcomeSettings } from "./group";
import type { Router } from "./router";
import { problem, type RouterProblem } from "./router-problem";

/** A team member as the sender of mails. */
export type MailMember = { user_id: string; name: string; email: string; isActive: boolean };

/** The sender of a mail; `id` is null for an address of no member. */
type Sender = { id: string | null; name: string };

/** The possible senders of an outcome's follow-up mail. */
export type OutcomeSenders = { target: string; senders: Sender[] };

type Context = {
  members: readonly MailMember[];
  /** The hosts of each booking page. */
  hostsOf: ReadonlyMap<string, readonly string[]>;
};

type Routed = Pick<Router, "groups" | "default" | "created_by">;

/** The senders of each outcome with a follow-up mail. */
export function outcomeSenders(router: Routed, { members, hostsOf }: Context): OutcomeSenders[] {
  const { groups, default: disqualified, created_by: maker } = router;
  const senderOf = (member: MailMember | undefined, name: string): Sender =>
    member?.isActive ? { id: member.user_id, name: member.name } : { id: null, name: member?.name ?? name };
  const byId = (id: string) =>
    senderOf(
      members.find(({ user_id }) => user_id === id),
      id,
    );
  const byEmail = (address: string) =>
    senderOf(
      members.find(({ email }) => email === address),
      address,
    );
  const sendersOf = (target: string, settings: OutcomeSettings, organizers: readonly string[]): OutcomeSenders[] => {
    const mail = settings.follow_up_mail_setting;
    if (!mail) return [];
    if (mail.sender !== "ORGANIZER") return [{ target, senders: [byEmail(mail.sender)] }];
    return [{ target, senders: (organizers.length > 0 ? organizers : [maker]).map(byId) }];
  };
  return [
    ...groups.flatMap((group) => sendersOf(group.id, group.props, organizersOf(group, hostsOf))),
    ...sendersOf(disqualified.id, disqualified.settings, assigneeOf(disqualified.settings)),
  ];
}

/** The members who handle a group's submissions. Without any, the router's creator is the sender. */
function organizersOf({ type, props }: RoutingGroup, hostsOf: Context["hostsOf"]): readonly string[] {
  if (type !== "routeTo") return assigneeOf(props);
  return props.without_meeting ? props.assignee_ids : (hostsOf.get(props.linkId) ?? []);
}

const assigneeOf = ({ assignee_setting }: OutcomeSettings): string[] =>
  assignee_setting?.user_id ? [assignee_setting.user_id] : [];

/**
 * Problems of outcomes whose mail has a sender without integrated e-mail (docs/product/forms.md#follow-up-mail). Until
 * the sender connects it, the router is unfinished.
 * @param integrated members with integrated e-mail
 */
export const senderProblems = (all: readonly OutcomeSenders[], integrated: ReadonlySet<string>): RouterProblem[] =>
  all.flatMap(({ target, senders }) => {
    const names = senders.filter(({ id }) => id === null || !integrated.has(id)).map(({ name }) => name);
    const text = checkTexts.emailNotIntegrated([...new Set(names)].join(", "));
    return names.length > 0 ? [problem("actions", target, text, { unfinished: true, part: "mail" })] : [];
  });
