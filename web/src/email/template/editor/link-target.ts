import { WebUrl } from "@dure/domain/shared/value";

/** A placeholder for the link to the invitee's page, where they reschedule the meeting. */
export const RESCHEDULE_LINK = "{{reschedule_link}}";

/** Whether an address is allowed as a link: http(s), mailto or tel. */
export const isLinkTarget = (href: string): boolean =>
  href === RESCHEDULE_LINK || /^(mailto|tel):\S+$/.test(href) || WebUrl.safeParse(href).success;
