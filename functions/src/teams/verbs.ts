import type { teamsApi } from "@dure/domain/teams/api";
import type { Verbs } from "../platform/http/endpoint";
import { createApiKey } from "./api-key/create-api-key";
import { getApiKey } from "./api-key/get-api-key";
import { listApiKeys } from "./api-key/list-api-keys";
import { renameApiKey } from "./api-key/rename-api-key";
import { revokeApiKey } from "./api-key/revoke-api-key";
import { rotateApiKey } from "./api-key/rotate-api-key";
import type { AuditSources } from "./audit/audit-reader";
import { checkAuditSeals } from "./audit/check-audit-seals";
import { exportAuditLog } from "./audit/export-audit-log";
import { listAuditLog } from "./audit/list-audit-log";
import { billingVerbs } from "./billing/billing-verbs";
import { connectCardService } from "./business-card/connect-card-service";
import { disconnectCardService } from "./business-card/disconnect-card-service";
import { getCardService } from "./business-card/view-card-service";
import { deleteConnection } from "./connection/delete-connection";
import { getAuthUrl } from "./connection/get-auth-url";
import { listConnections } from "./connection/list-connections";
import { getTeamCredentials } from "./credential/get-team-credentials";
import { setTeamCredentials } from "./credential/set-team-credentials";
import { cancelDeletion } from "./deletion/cancel-deletion";
import { requestDeletion } from "./deletion/request-deletion";
import { getAnnouncement } from "./feature/get-announcement";
import { getFeatureFlags } from "./feature/get-feature-flags";
import { markAnnouncementSeen } from "./feature/mark-announcement-seen";
import { cancelInvitation } from "./invitation/cancel-invitation";
import { inviteMembers } from "./invitation/invite-members";
import { joinByCode } from "./invitation/join-by-code";
import { listInvitations } from "./invitation/list-invitations";
import { resendInvitation } from "./invitation/resend-invitation";
import { getIpList } from "./ip-list/get-ip-list";
import { redeemPassLink } from "./ip-list/redeem-pass-link";
import { requestIpPass } from "./ip-list/request-ip-pass";
import { setIpList } from "./ip-list/set-ip-list";
import { answerJoinRequest } from "./member/answer-join-request";
import { getDeactivationImpact } from "./member/get-deactivation-impact";
import { joinTeam } from "./member/join-team";
import { listMembers } from "./member/list-members";
import type { MemberDuties } from "./member/member-duties";
import { requestToJoin } from "./member/request-to-join";
import { resetSecondFactor } from "./member/reset-second-factor";
import { setActivation } from "./member/set-activation";
import { setRole } from "./member/set-role";
import { transferAdmin } from "./member/transfer-admin";
import { createShortUrl } from "./short-url/create-short-url";
import { resolveShortUrl } from "./short-url/resolve-short-url";
import { disconnectSlack } from "./slack/disconnect-slack";
import { getSlack } from "./slack/get-slack";
import { getSlackAuthUrl } from "./slack/get-slack-auth-url";
import { listSlackChannels } from "./slack/list-slack-channels";
import { createTeam } from "./team/create-team";
import { getRemoteConfig } from "./team/get-remote-config";
import { getTeam } from "./team/get-team";
import { listDeadLetters } from "./team/list-dead-letters";
import { setTeamNeeds } from "./team/set-team-needs";
import { teamSlugExists } from "./team/team-slug-exists";
import { updateTeam } from "./team/update-team";
import { changeWebhook } from "./webhook/change-webhook";
import { createWebhook } from "./webhook/create-webhook";
import { deleteWebhook } from "./webhook/delete-webhook";
import { getDelivery } from "./webhook/delivery/get-delivery";
import { listDeliveries } from "./webhook/delivery/list-deliveries";
import { replayDelivery } from "./webhook/delivery/replay-delivery";
import { replayFailed } from "./webhook/delivery/replay-failed";
import { getWebhookSecret } from "./webhook/get-webhook-secret";
import { listWebhooks } from "./webhook/list-webhooks";
import { rotateWebhookSecret } from "./webhook/rotate-webhook-secret";
import { setWebhookActivation } from "./webhook/set-webhook-activation";
import { testWebhook, type WebhookExamples } from "./webhook/test-webhook";

const apiKeyVerbs = { listApiKeys, createApiKey, getApiKey, renameApiKey, rotateApiKey, revokeApiKey };
const cardServiceVerbs = { getCardService, connectCardService, disconnectCardService };
const featureVerbs = { getFeatureFlags, getAnnouncement, markAnnouncementSeen };
const roleVerbs = { resetSecondFactor, setRole, transferAdmin };
const ipListVerbs = { getIpList, setIpList, requestIpPass, redeemPassLink };
const auditVerbs = (audit: AuditSources) => ({
  listAuditLog: listAuditLog(audit),
  exportAuditLog: exportAuditLog(audit),
  checkAuditSeals,
});

/**
 * @param duties reads members' duties, from the forms area
 * @param examples the events that a webhook's test sends, from the areas that own them
 * @param audit the names and descriptions of audited events, from the areas that own them
 */
export const teamsVerbs = (
  duties: MemberDuties,
  examples: WebhookExamples,
  audit: AuditSources,
): Verbs<typeof teamsApi> => ({
  createTeam,
  getTeam,
  updateTeam,
  setTeamNeeds,
  teamSlugExists,
  getRemoteConfig,
  ...billingVerbs,
  listDeadLetters,
  joinTeam,
  listMembers,
  listInvitations,
  inviteMembers,
  resendInvitation,
  cancelInvitation,
  joinByCode,
  requestToJoin,
  answerJoinRequest,
  getDeactivationImpact: getDeactivationImpact(duties),
  setActivation: setActivation(duties),
  ...roleVerbs,
  getAuthUrl,
  listConnections,
  deleteConnection,
  getTeamCredentials,
  setTeamCredentials,
  createShortUrl,
  resolveShortUrl,
  getSlack,
  getSlackAuthUrl,
  disconnectSlack,
  listSlackChannels,
  ...cardServiceVerbs,
  listWebhooks,
  createWebhook,
  changeWebhook,
  deleteWebhook,
  setWebhookActivation,
  getWebhookSecret,
  rotateWebhookSecret,
  testWebhook: testWebhook(examples),
  listDeliveries,
  getDelivery,
  replayDelivery,
  replayFailed,
  ...featureVerbs,
  ...apiKeyVerbs,
  ...ipListVerbs,
  ...auditVerbs(audit),
  requestDeletion,
  cancelDeletion,
});
