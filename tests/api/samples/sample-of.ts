import { randomUUID } from "node:crypto";
import { initialDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { previewOf } from "../../support/scheduling/booking";
import { dayAfter, MONDAY } from "../../support/suite/monday";
import type { EndpointName } from "../../support/suite/routes";
import { suite } from "../../support/suite/suite";
import { emailSamples } from "./email";
import { recordSamples } from "./record-samples";
import { routingSamples } from "./routing";
import type { Sample } from "./sample";
import type { Things } from "./things";
import { webhookSamples } from "./webhook-samples";

const DAYS = { start: MONDAY, end: dayAfter(6), timezone: "Asia/Seoul" };

/** One sample for each endpoint: a new endpoint without one does not compile. */
export function sampleOf(name: EndpointName, things: Things): Sample {
  const { teamId, page, suggestion, event, code, owner, team: ownerTeam } = things;
  const team = { teamId };
  const samples: Record<EndpointName, Sample> = {
    "identity.resolveSignUp": { body: { email: `new@${ownerTeam.domain}` } },
    "identity.findTenant": { query: { team_slug: ownerTeam.slug } },
    "identity.checkPassword": { body: { email: "nobody@nowhere.example", password: "Wrong-1" } },
    "identity.disableUser": { params: { tenantId: teamId }, body: { email: owner.email } },
    "identity.sendPasswordReset": { body: { email: "nobody@nowhere.example" } },
    "identity.createAuditLogin": {
      query: { category: "auth", action_type: "login", user_id: "nobody", email: "nobody@nowhere.example" },
    },
    "identity.claimHandover": { body: { code: "x".repeat(43), team_slug: ownerTeam.slug } },
    "identity.createHandover": { body: {} },
    "identity.sendEmailVerification": { body: {} },
    "identity.getProfile": {},
    "identity.createProfile": { body: { user_slug: "mine", display_name: "me", phone: "1", job_title: "sales" } },
    "identity.updateProfile": { body: { display_name: "me", phone: "1" } },
    "identity.setTimeZone": { body: { timezone: "Asia/Seoul" } },
    "identity.setPicture": { body: { has_picture: true } },
    "identity.userSlugExists": { params: { slug: owner.userSlug ?? "" } },
    "identity.signOut": { body: {} },
    "identity.listSessions": {},
    "identity.endSession": { params: { sessionId: owner.sessionId } },
    "identity.endSessions": {},
    "identity.getSecondFactor": {},
    "identity.issueRecoveryCodes": { body: {} },
    "identity.removeSecondFactor": {},
    "identity.recoverSignIn": { body: { email: "nobody@nowhere.example", password: "Wrong-1", code: "00000-00000" } },
    "identity.reportWrongCode": {
      body: {
        tenant_id: teamId,
        email: "nobody@nowhere.example",
        pending_credential: "none",
        factor_id: "none",
        code: "000000",
      },
    },
    "identity.resetPassword": { body: { tenant_id: teamId, code: "none", password: "Password1" } },
    "teams.createTeam": {
      body: { teamSlug: ownerTeam.slug, displayName: "mine", company_name: "mine", estimated_sheet_size: "1" },
    },
    "teams.getTeam": {},
    "teams.listApiKeys": {},
    "teams.createApiKey": { body: { name: "mine", scopes: ["records:read"] } },
    "teams.getApiKey": { params: { id: things.apiKey.id } },
    "teams.renameApiKey": { params: { id: things.apiKey.id }, body: { name: "mine" } },
    "teams.rotateApiKey": { params: { id: things.apiKey.id }, body: {} },
    "teams.revokeApiKey": { params: { id: things.apiKey.id } },
    "teams.updateTeam": { body: { name: "mine", address: "", phone_number: "" } },
    "teams.setTeamNeeds": { params: team, body: {} },
    "teams.teamSlugExists": { params: { slug: ownerTeam.slug } },
    "teams.getRemoteConfig": {},
    "teams.getPlanStatus": {},
    "teams.startTrial": { params: team, body: {} },
    "teams.startCheckout": {
      body: { price_id: "price_pro_monthly", seats: 3, redirect_url: `${suite.appUrl}/settings/plans` },
    },
    "teams.confirmCheckout": { body: { session_id: "cs_test_none" } },
    "teams.cancelSubscription": {},
    "teams.resumeSubscription": {},
    "teams.setSeats": { body: { seats_available: 3 } },
    "teams.setCycle": { body: { price_id: "price_pro_yearly" } },
    "teams.getCustomerPortal": {},
    "teams.listPrices": {},
    "teams.previewSubscription": { query: { seats: "3" } },
    "teams.listInvoices": { query: {} },
    "teams.listDeadLetters": {},
    "teams.joinTeam": { params: team },
    "teams.listMembers": { params: team },
    "teams.listInvitations": { params: team },
    "teams.inviteMembers": { params: team, body: [{ email: `x@${ownerTeam.domain}` }] },
    "teams.resendInvitation": { params: team, body: { invitation_code: code } },
    "teams.cancelInvitation": { params: { ...team, code } },
    "teams.joinByCode": { params: { invitationCode: code } },
    "teams.requestToJoin": { params: team },
    "teams.answerJoinRequest": { params: { ...team, userId: owner.uid }, body: { accept: true } },
    "teams.getDeactivationImpact": { params: { ...team, userId: owner.uid } },
    "teams.setRole": { params: { ...team, userId: owner.uid }, body: { role: "ADMIN" } },
    "teams.transferAdmin": { params: { ...team, userId: owner.uid }, body: { active: true } },
    "teams.setActivation": { params: { ...team, userId: owner.uid }, body: { active: false } },
    "teams.resetSecondFactor": { params: { ...team, userId: owner.uid } },
    "teams.getAuthUrl": { query: { provider: "google", service: "calendar" } },
    "teams.listConnections": {},
    "teams.deleteConnection": { query: { provider: "google", token: owner.email } },
    "teams.getTeamCredentials": { params: { provider: "naver-works" } },
    "teams.setTeamCredentials": {
      params: { provider: "naver-works" },
      body: { client_id: "mine", client_secret: "mine" },
    },
    "teams.createShortUrl": { body: { original_url: "https://example.com" } },
    "teams.resolveShortUrl": { params: { code: "zzzzzzzz" } },
    "teams.getSlack": {},
    "teams.getSlackAuthUrl": {},
    "teams.disconnectSlack": {},
    "teams.listSlackChannels": {},
    ...webhookSamples(things),
    ...recordSamples(things),
    "forms.listFormSubmissions": { params: { id: things.lead.id } },
    "scheduling.listCalendars": {},
    "scheduling.listMemberCalendars": { params: { userId: owner.uid } },
    "scheduling.listCalendarEvents": {
      query: {
        calendars: JSON.stringify([{ provider: "google", email: owner.email, id: owner.email }]),
        range: JSON.stringify({ start: `${MONDAY}T00:00:00Z`, end: `${dayAfter(7)}T00:00:00Z` }),
        timezone: "Asia/Seoul",
      },
    },
    "scheduling.getBookingDefaults": { params: { userId: owner.uid } },
    "scheduling.setBookingDefaults": { body: initialDefaults(null, []) },
    "scheduling.getFairness": { params: { id: page.id } },
    "scheduling.listBookingPages": {},
    "scheduling.getBookingPage": { params: { id: page.id } },
    "scheduling.createBookingPage": { params: { id: page.id }, body: page.options },
    "scheduling.changeBookingPage": { params: { id: page.id }, body: { title: "mine" } },
    "scheduling.deleteBookingPage": { params: { id: page.id } },
    "scheduling.duplicateBookingPage": { params: { id: page.id }, body: {} },
    "scheduling.previewTimeSlots": { body: previewOf(page.options, DAYS) },
    "scheduling.listOnetime": {},
    "scheduling.getOnetime": { params: { id: suggestion.id } },
    "scheduling.putOnetime": { params: { id: suggestion.id }, body: suggestion.body },
    "scheduling.activateOnetime": { params: { id: suggestion.id }, query: { activate: "true" } },
    "scheduling.deleteOnetime": { params: { id: suggestion.id } },
    "scheduling.getPublicTimeslots": { query: { id: suggestion.id, type: "onetime" } },
    "scheduling.getPublicBooking": { params: { id: page.id }, query: DAYS },
    "scheduling.bookPublicly": { query: { id: page.id, type: "multi-use" }, body: {} },
    "scheduling.bookForInvitee": { params: { id: page.id }, body: {} },
    "scheduling.holdTime": { params: { id: page.id }, body: {} },
    "journeys.searchCompanies": { query: { search: "두레" } },
    "journeys.searchCompaniesPublicly": { query: { search: "두레" } },
    "scheduling.releaseTime": { params: { id: page.id, holdId: randomUUID() } },
    "scheduling.getPublicEvent": { params: { uuid: randomUUID() } },
    "scheduling.reschedulePublicly": { params: { id: randomUUID() }, body: {} },
    "scheduling.cancelPublicly": { params: { id: randomUUID() }, body: {} },
    "scheduling.listScheduledEvents": {},
    "scheduling.getScheduledEvent": { params: { id: event.id } },
    "scheduling.listEventSlots": { params: { id: event.id }, query: DAYS },
    "scheduling.rescheduleEvent": {
      params: { id: event.id },
      body: { start: `${dayAfter(1)}T01:00:00Z`, end: `${dayAfter(1)}T01:30:00Z`, reason: "mine" },
    },
    "scheduling.cancelEvent": { params: { id: event.id }, body: { reason: "mine" } },
    ...routingSamples(things),
    ...emailSamples(things),
  };
  return samples[name];
}
