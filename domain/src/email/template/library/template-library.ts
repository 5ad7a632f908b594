import type { LibraryTemplate } from "./blocks";
import { eventInvitation } from "./event-invitation";
import { meetingFollowUp } from "./meeting-follow-up";
import { newsletter } from "./newsletter";
import { productNews } from "./product-news";
import { proposal } from "./proposal";
import { reEngagement } from "./re-engagement";
import { requiredNotice } from "./required-notice";
import { welcome } from "./welcome";

/** Templates to begin from, in Korean and English. */
export const TEMPLATE_LIBRARY: readonly LibraryTemplate[] = [
  newsletter,
  productNews,
  eventInvitation,
  meetingFollowUp,
  welcome,
  proposal,
  reEngagement,
  requiredNotice,
];
