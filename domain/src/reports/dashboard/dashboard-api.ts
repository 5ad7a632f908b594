import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { Template } from "../template/template";
import { DashboardItem, DashboardTitle, DashboardView, Layout } from "./dashboard";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;

const DashboardPath = z.object({ id: Id });
/** With a template, the dashboard is created with the template's reports. */
const NewDashboard = z.object({ title: DashboardTitle, template: Template.nullish() });
const Titled = z.object({ title: DashboardTitle });

export const dashboardApi = {
  listDashboards: endpoint("member", {
    method: "GET",
    path: "/dashboards",
    summary: "The team's dashboards, the oldest first",
  }).output(z.array(DashboardItem)),

  createDashboard: endpoint("member", {
    method: "POST",
    path: "/dashboards",
    summary: "Create a dashboard",
    ...CREATED,
  })
    .input(z.object({ body: NewDashboard }))
    .output(DashboardView),

  getDashboard: endpoint("member", {
    method: "GET",
    path: "/dashboards/{id}",
    summary: "A dashboard with its reports",
  })
    .input(z.object({ params: DashboardPath }))
    .output(DashboardView),

  deleteDashboard: endpoint("member", {
    method: "DELETE",
    path: "/dashboards/{id}",
    summary: "Delete a dashboard with its reports, unless it is the last one",
    ...NO_CONTENT,
  })
    .input(z.object({ params: DashboardPath }))
    .output(z.void()),

  renameDashboard: endpoint("member", {
    method: "PATCH",
    path: "/dashboards/{id}/title",
    summary: "Rename a dashboard",
  })
    .input(z.object({ params: DashboardPath, body: Titled }))
    .output(DashboardItem),

  arrangeDashboard: endpoint("member", {
    method: "PUT",
    path: "/dashboards/{id}/layout",
    summary: "Set where reports are on the grid; reports not listed stay",
  })
    .input(z.object({ params: DashboardPath, body: Layout }))
    .output(DashboardView),

  setDefaultDashboard: endpoint("member", {
    method: "PUT",
    path: "/dashboards/{id}/default",
    summary: "Make a dashboard the team's default",
  })
    .input(z.object({ params: DashboardPath }))
    .output(DashboardItem),

  duplicateDashboard: endpoint("member", {
    method: "POST",
    path: "/dashboards/{id}/duplicate",
    summary: "Copy a dashboard with its reports",
    ...CREATED,
  })
    .input(z.object({ params: DashboardPath }))
    .output(DashboardView),
};
