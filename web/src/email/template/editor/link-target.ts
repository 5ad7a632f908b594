import { WebUrl } from "@dure/domain/shared/value";

/** A link to where the invitee sees and moves the meeting. */
export const RESCHEDULE_LINK = "{{reschedule_link}}";

/** Whether a link may lead there: an address of the web, or of somebody's mail or phone. */
export const isLinkTarget = (href: string): boolean =>
  href === RESCHEDULE_LINK || /^(mailto|tel):\S+$/.test(href) || WebUrl.safeParse(href).success;
