import { randomUUID } from "node:crypto";
import { activeAutomation } from "../../support/email/automation";
import { createTemplate } from "../../support/email/create-template";
import { enableMarketing } from "../../support/email/enable-marketing";
import { pickedSegment } from "../../support/email/segment";
import { uploadMailImage } from "../../support/email/upload-mail-image";
import { samlProvider } from "../../support/identity/saml";
import { uploadFile, uploadImage } from "../../support/records/upload";
import { routerOf } from "../../support/routing/router";
import { type BookingFixture, bookEvent, bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { activeSuggestion } from "../../support/scheduling/suggestion";
import { until } from "../../support/suite/wait";
import type { Member, Tenant } from "../../support/teams/tenant";
import { idleWebhook } from "../../support/teams/webhook";

export type Things = Awaited<ReturnType<typeof prepare>>;

/** One instance of everything a team owns, each marked with the word that must not leak. */
export async function prepare(owner: Member, team: Tenant) {
  const { teamId } = team;
  const { email, records, teams } = owner.client;
  // The default deal type has the same id in every team, so the samples use another one.
  const stage = { status: "BEFORE_SALES" as const, stages: [{ label: "비밀단계" }] };
  const pipeline = await records.createPipeline({ body: { title: "비밀유형", statuses: [stage] } });
  const stageId = pipeline.statuses[0]?.stages[0]?.id ?? "";
  const pipelineId = pipeline.id;
  const field = await records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "비밀필드", type: "text" },
  });
  const view = await records.createView({
    params: { entityId: "lead" },
    query: {},
    body: { title: "비밀보기", view_collection_setting: { columnsSetting: [] } },
  });
  const company = await records.createCompany({ body: { name: `비밀회사 ${randomUUID()}` } });
  const lead = await records.createLead({ body: { deal_name: "비밀리드", company: { id: company.id } } });
  const deal = await records.createDeal({
    params: { recordTypeId: pipelineId },
    body: { deal_name: "비밀거래", stage_id: stageId },
  });
  const content = { text: "비밀메모", images: [(await uploadImage(teamId)).path] };
  const todo = await records.createTodo({ body: { title: "비밀할일", record: { entity_id: "lead", id: lead.id } } });
  const note = await records.createNote({ params: { entityId: "lead", id: lead.id }, body: content });
  const params = { entityId: "lead" as const, recordId: lead.id };
  const file = await records.addFile({ params, body: await uploadFile(teamId, "비밀파일.pdf") });
  const upload = await uploadFile(teamId, "비밀서류.pdf");
  const property = { standard_fields: { incoming_source: "비밀경로" } };
  const task = await records.startBulkTask({
    params: { entityId: "lead" },
    body: { action: "update", property, target: { ids: [lead.id] } },
  });
  await until(async () => (await records.getTask({ params: { id: task.id } })).finished_at !== null);
  const imported = await records.importRecords({
    params: { entityId: "lead", recordTypeId: "lead" },
    query: { version: "20250905" },
    body: { fields: ["lead:deal_name"], data: [["title"], ["비밀수입"]] },
  });
  await connectGoogle(owner);
  const page = await bookingPage(owner, { title: "비밀페이지" });
  const suggestion = await activeSuggestion(owner, { title: "비밀제안" });
  const router = await routerOf(owner, { title: "비밀라우터" });
  await enableMarketing(team);
  const contact = await records.createContact({
    body: { name: { first_name: "비밀" }, email: "guest@secret.example" },
  });
  await email.addSuppressions({ body: { emails: ["blocked@secret.example"] } });
  const suppressions = await email.listSuppressions({ query: {} });
  // Template ids are numbers within a team: the stranger's first template must not have the sample's id.
  await createTemplate(owner);
  const template = await createTemplate(owner, { name: "비밀템플릿" });
  const automation = await activeAutomation(owner, { name: "비밀자동화" });
  const segment = await pickedSegment(owner, [lead.id], "비밀그룹");
  const mailImage = await uploadMailImage(teamId);
  const campaign = await owner.client.email.createCampaign({ body: { name: "비밀캠페인", subject: "비밀제목" } });
  const event: BookingFixture = await bookEvent(page, { name: "비밀손님" });
  // Wait for the booking's jobs: their changes must not count as the stranger's.
  await until(async () => (await records.filterRecords(leadsOf("비밀손님"))).total > 0, 60_000);
  const invited = `guest-${randomUUID().slice(0, 8)}@${team.domain}`;
  const webhook = await idleWebhook(owner, team);
  const { data } = await teams.inviteMembers({ params: { teamId }, body: [{ email: invited }] });
  const notification = await owner.client.notifications.createNotificationSetting({ body: { title: "비밀알림" } });
  const dashboard = await owner.client.reports.createDashboard({ body: { title: "비밀대시보드" } });
  const report = await owner.client.reports.createReport({
    params: { dashboardId: dashboard.id },
    body: { title: "비밀리포트", type: "general", setting: {} },
  });
  const apiKey = await teams.createApiKey({ body: { name: "비밀열쇠", scopes: ["records:read"] } });
  return {
    owner,
    team,
    teamId,
    pipelineId,
    stageId,
    field,
    view,
    imported,
    company,
    lead,
    deal,
    note,
    todo,
    file,
    upload,
    task,
    page,
    suggestion,
    router,
    template,
    automation,
    segment,
    campaign,
    mailImage,
    event,
    contact,
    suppression: suppressions.data[0] ?? { id: "" },
    webhook,
    notification,
    dashboard,
    report,
    apiKey,
    saml: await samlProvider(owner),
    code: data[0]?.invitation_code ?? "",
  };
}

const leadsOf = (search: string) => ({ params: { entityId: "lead" as const }, query: {}, body: { search } });
